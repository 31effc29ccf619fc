/** What attackers type. Each kind carries a mark by which its success would be seen. */

/**
 * A tag, an attribute and a header of these names are in no page and no mail of ours: where one appears, something was
 * not escaped.
 */
export const marks = { tag: '<x-fuzz', attribute: '"x-fuzz-attribute="', header: 'x-fuzz-injected' } as const;

const html = [
  `${marks.tag} onload=alert(1)>`,
  `"><img src=x onerror=alert(1)>${marks.tag}>`,
  `${marks.attribute}1" autofocus onfocus="alert(1)`,
  `</textarea>${marks.tag}>`,
  `</title></script>${marks.tag}>`,
  `<!--${marks.tag}>-->`,
  `&lt;x-fuzz&gt;&#60;x-fuzz>`,
  `'${marks.attribute}'`,
  "$&$`$'$$",
  '{{7*7}}${7*7}<%= 7*7 %>',
];
const sql = [
  "'; drop table subscribers; --",
  "' or '1'='1",
  '" or ""="',
  "1' union select value from secrets --",
  '%',
  '_',
  "\\'; delete from messages; --",
  "'||(select value from secrets)||'",
  '$1',
  '?1',
  ':email',
  "'::text",
];
const lines = [
  `\r\nBcc: victim@person.example\r\nX-Fuzz-Injected: 1`,
  `\nX-Fuzz-Injected: 1`,
  `\rX-Fuzz-Injected: 1`,
  `%0d%0aX-Fuzz-Injected: 1`,
  `\u2028X-Fuzz-Injected: 1`,
  `\u0085X-Fuzz-Injected: 1`,
  `=?utf-8?q?=0D=0AX-Fuzz-Injected:_1?=`,
  `\u560d\u560aX-Fuzz-Injected: 1`,
];
const formulas = [
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '＝1+1',
  '"=1+1',
  'a;=1+1',
];
const characters = [
  'a\0b',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202egnp.exe',
  'e\u0301'.repeat(200),
  '𝕬'.repeat(90),
  '\u0007\u001b[31m',
  '\u007f',
  '',
  ' ',
  '\u00a0',
  '\u3000',
  'ﷺ'.repeat(80),
  '👩‍👩‍👧‍👦'.repeat(30),
];
const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '[object Object]',
];
const paths = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'javascript:alert(1)',
];
const long = ['x'.repeat(101), 'x'.repeat(1001), 'word '.repeat(1100), 'y'.repeat(9000)];

export const hostileTexts: readonly string[] = [
  ...html,
  ...sql,
  ...lines,
  ...formulas,
  ...characters,
  ...names,
  ...paths,
  ...long,
];

/** Addresses, some of which are right. `%d` becomes the request's number, so that each is another one. */
export const hostileAddresses: readonly string[] = [
  "o'brien-%d@person.example",
  'plus+%d@person.example',
  '=cmd%d@person.example',
  '+%d@person.example',
  '-%d@person.example',
  "'or'1'='1'%d@person.example",
  '%d@xn--bcher-kva.example',
  '%d@bücher.example',
  '%d@127.0.0.1',
  '%d@[127.0.0.1]',
  '"quoted %d"@person.example',
  '<%d@person.example>',
  'A <%d@person.example>',
  '%d@person.example, b@person.example',
  '%d@person.example;b@person.example',
  '%d@person.example\r\nBcc: victim@person.example',
  '%d@person.example\nX-Fuzz-Injected: 1',
  '%d@person.example\0',
  '\0%d@person.example',
  '%d@@person.example',
  '%d@',
  '@person.example',
  '%d',
  '%d@person..example',
  '%d@-person.example',
  '%d@person.example%0d%0aX-Fuzz-Injected: 1',
  `%d${marks.tag}>@person.example`,
  `%d@person.example${marks.attribute}`,
  '%d\ud800@person.example',
  `%d${'x'.repeat(70)}@person.example`,
  `%d@${'x'.repeat(70)}.example`,
  `%d@${'long.'.repeat(60)}example`,
  '%d@person.example\u2028',
  '%d＠person.example',
  '%d@ｐerson.example',
  ' %d@person.example ',
  '\t%d@person.example\n',
  '(comment)%d@person.example',
  '%d@person.example.',
  '%d@localhost',
  'root%d@localhost',
  '%d%@person.example',
];
