import { ground, serverFolders, subjects } from '../../dependency-cruiser.config.ts';

const named = (folders: string[]): string =>
  folders.map((folder) => `\`${folder === 'paths' ? 'paths.ts' : `${folder}/`}\``).join(', ');

/**
 * The line of a folder's README that says what it may import, e.g. of "app/plan" or "server/mail"; undefined where no
 * rule names it.
 */
export function mayImport(folder: string): string | undefined {
  const [side, name = ''] = folder.split('/');
  const uses = side === 'server' ? serverFolders[name] : (subjects[name] ?? ground[name]);
  if (uses === undefined) return undefined;
  if (side === 'app' && name in subjects)
    return (
      'May import: what every subject may ' +
      `(docs/architecture.md)${uses.length === 0 ? '.' : `, and ${named(uses)}.`}`
    );
  return uses.length === 0 ? `May import no other folder of ${side}/.` : `May import of ${side}/: ${named(uses)}.`;
}

/** What docs/architecture.md says of all subjects at once. */
export const everySubjectMayImport = `Every subject may import ${named(Object.keys(ground))}.`;
