import { type GlossaryTerm, readGlossary, termNamed } from '../../app/glossary/glossary.server.ts';
import { firstSentence } from '../../app/glossary/term-wording.ts';
import { questionsOn } from '../../app/glossary/term-questions.server.ts';
import { paths, termPage } from '../../app/paths.ts';
import { examAreas } from '../../app/question-bank/exam-areas.ts';
import { list } from '../../app/wording/wording.ts';
import { blocks, escaped, link } from './markdown-text.ts';

const letters = ['A', 'B', 'C', 'D'];

/** A term of the glossary: definition, example, where it is tested, and the terms beside it. */
export function termMarkdown(term: GlossaryTerm, origin: string): string {
  const { slug, also, definition, example, related, area } = term;
  const others = related.map((other) => {
    const found = termNamed(other, slug);
    return `- ${link(found.term, `${origin}${termPage(other)}.md`)}: ${escaped(firstSentence(found.definition))}`;
  });
  return `${blocks(
    `# ${escaped(term.term)}`,
    also.length > 0 && `Also called ${escaped(list(also, 'or'))}.`,
    escaped(definition),
    blocks('## Example', escaped(example)),
    blocks('## Related terms', others.join('\n')),
    sampleOf(slug),
    `Tested under “${escaped(examAreas[area].name)}”. Your state’s law may define the term more narrowly.`,
    `The page: <${origin}${termPage(slug)}>`,
  )}\n`;
}

/** One question of the bank that rests on it, with its answer. */
function sampleOf(slug: string): string | false {
  const [sample] = questionsOn(slug);
  if (!sample) return false;
  const { question, options, answer, because } = sample;
  const lettered = options.map((option, index) => `- ${letters[index]}. ${escaped(option)}`);
  return blocks(
    '## A question that rests on it',
    escaped(question),
    lettered.join('\n'),
    `**${letters[answer]}.** ${escaped(because)}`,
    'Written for this site, in the style of a national exam. It comes from no real exam.',
  );
}

/** The names of all terms, each with its address: too many for /llms.txt. */
export function glossaryMarkdown(origin: string): string {
  const terms = [...readGlossary().values()].map(
    ({ term, slug }) => `- ${link(term, `${origin}${termPage(slug)}.md`)}`,
  );
  return `${blocks(
    '# Glossary of real estate terms',
    `> ${terms.length} terms of the national exams, each with a definition and an example.`,
    terms.join('\n'),
    `The page: <${origin}${paths.glossary}>`,
  )}\n`;
}
