import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { packObjects } from './pack-objects.ts';
import type { Imprint, PdfDocument } from './pdf-document.ts';
import { templateData } from './template-data.ts';

export type CompiledPdf = { bytes: Buffer; pages: number };
export type PdfCompiler = (document: PdfDocument) => CompiledPdf;

export const templatesDirectory = new URL('./templates', import.meta.url).pathname;

/**
 * A compiler of downloads: tagged PDF 1.7 that holds to PDF/UA-1, or an error.
 * @throws (the function it returns) for whatever Typst reports, warnings too: a missing letter, font or alternative
 *   text.
 */
export function pdfCompiler(fonts: Buffer[], imprint: Imprint): PdfCompiler {
  const compiler = NodeCompiler.create({ workspace: templatesDirectory, fontArgs: [{ fontBlobs: fonts }] });
  return (document) => {
    const inputs = { data: JSON.stringify(templateData(document, imprint)) };
    const compiled = compiler.compile({ mainFilePath: `${templatesDirectory}/${document.template}.typ`, inputs });
    const problems = compiled.takeDiagnostics() ?? compiled.takeError() ?? compiled.takeWarnings();
    if (problems || !compiled.result)
      throw new Error(describe(document, problems ? compiler.fetchDiagnostics(problems) : []));
    const bytes = packObjects(exported(compiler, compiled.result, document));
    const pages = compiled.result.numOfPages;
    // The compiler remembers every layout it has made; the next document shares next to nothing with this one.
    compiler.evictCache(0);
    return { bytes, pages };
  };
}

function exported(compiler: NodeCompiler, result: Parameters<NodeCompiler['pdf']>[0], document: PdfDocument): Buffer {
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1' });
  } catch (error) {
    throw new Error(describe(document, diagnosticsOf(compiler, error)), { cause: error });
  }
}

function diagnosticsOf(compiler: NodeCompiler, error: unknown): { message: string }[] {
  try {
    return compiler.fetchDiagnostics(error as NodeError);
  } catch {
    return [{ message: String(error) }];
  }
}

function describe(
  { name, template }: PdfDocument,
  diagnostics: { message?: string; path?: string; range?: string }[],
): string {
  const lines = diagnostics.map(({ message, path, range }) => `  ${message} (${path ?? ''} ${range ?? ''})`);
  return `downloads/${name}.pdf, drawn by publish/pdf/templates/${template}.typ:\n${lines.join('\n')}`;
}
