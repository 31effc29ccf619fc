/** The headers as nginx takes them: for `include` inside a `server` block. */
import { differences } from './headers-for-static-hosts.ts';
import type { HeaderRecord, SecurityHeaders } from './header-records.ts';

/**
 * nginx sends no header whose value is empty, and `set` inside `if` is among the few things safe there: hence one
 * variable per header.
 */
export function formatNginxHeaders(headers: SecurityHeaders): string {
  const names = [
    ...new Set([headers.pages, headers.shared, headers.overTls.headers].flatMap((record) => Object.keys(record))),
  ];
  const policy = variableOf('Content-Security-Policy');
  const other = (record: HeaderRecord, base = headers.assets) => setAll(differences(record, base));
  return [
    '# Written by the build. Include it inside a server block; a location with an add_header of its own inherits ' +
      'none of these.',
    ...names.map((name) => setVariable(name, headers.pages[name] ?? '')),
    condition(`$uri ~ "${headers.embedPaths}"`, other(headers.embeds, headers.pages)),
    ...headers.ownPolicies.map((own) => condition(matches(own.path), [`set ${policy} "${own.policy}";`])),
    condition(
      '$uri ~ "\\.(?!html$)[A-Za-z0-9_]+$"',
      names.map((name) => setVariable(name, headers.assets[name] ?? '')),
    ),
    condition(`$uri ~ "${headers.sharedPaths}"`, other(headers.shared)),
    condition(`$uri ~ "${headers.searchWorkerPath}"`, other(headers.searchWorker)),
    condition('$scheme = https', setAll(headers.overTls.headers)),
    `set $license_atlas_upgrade "$scheme:${policy}";`,
    condition('$license_atlas_upgrade ~ "^https:."', [`set ${policy} "${policy};${headers.overTls.policyDirective}";`]),
    ...names.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
  ].join('\n');
}

/** A page of the folder, and nothing below it, where a path ends with a star. */
function matches(path: string): string {
  if (!path.endsWith('/*')) return `$uri = "${path}"`;
  return `$uri ~ "^${path.slice(0, -1).replaceAll('.', '\\.')}[^/]+$"`;
}

const condition = (test: string, lines: string[]): string =>
  `if (${test}) {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

const setAll = (record: HeaderRecord): string[] =>
  Object.entries(record).map(([name, value]) => setVariable(name, value));

const setVariable = (headerName: string, value: string): string =>
  `set ${variableOf(headerName)} "${value.replaceAll('"', '\\"')}";`;

const variableOf = (headerName: string): string => `$license_atlas_${headerName.toLowerCase().replaceAll('-', '_')}`;
