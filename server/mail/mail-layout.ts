/** The two forms of a mail, text and HTML, from one list of blocks. Every value is escaped here and nowhere else. */

/**
 * `lang`: of a text in another language than the mail. `link`: a button in HTML, the address on a line of its own in
 * text. `quote`: somebody's words, line ends kept.
 */
export type MailBlock =
  | { kind: 'paragraph'; text: string; lang?: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'quote'; text: string };

export type MailBody = { text: string; html: string };

const fontFamily = "Georgia, 'Times New Roman', serif";
const styles = {
  page: `margin:0;padding:24px;background:#fbf9f4;color:#16211d;font:17px/1.6 ${fontFamily}`,
  column: 'max-width:600px;margin:0 auto',
  name: 'font-weight:bold;color:#0f5b46;border-bottom:2px solid #a9772a;padding-bottom:10px',
  button:
    'display:inline-block;padding:12px ' +
    '22px;background:#0f5b46;color:#ffffff;text-decoration:none;border-radius:5px;font-weight:bold',
  quote: 'margin:16px 0;padding:4px 16px;border-left:3px solid #ddd8ca;white-space:pre-wrap;overflow-wrap:anywhere',
  foot: 'margin-top:32px;padding-top:14px;border-top:1px solid #ddd8ca;font-size:14px;color:#4a5852',
};

/**
 * @param siteName stands at the head of the HTML
 * @param foot blocks in small print, e.g. who sends this and why
 */
export function composeMail(siteName: string, blocks: MailBlock[], foot: MailBlock[]): MailBody {
  const text = [...blocks.map(blockText), '-- ', ...foot.map(blockText)].join('\n\n').replace('-- \n\n', '-- \n');
  return { text: `${text}\n`, html: mailPage(siteName, blocks.map(blockHtml).join('\n'), foot) };
}

/** A whole HTML mail around content that is HTML already, e.g. a newsletter issue. */
export function mailPage(siteName: string, contentHtml: string, foot: MailBlock[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(siteName)}</title></head>
<body style="${styles.page}"><div style="${styles.column}">
<p style="${styles.name}">${escapeHtml(siteName)}</p>
${contentHtml}
<div style="${styles.foot}">${foot.map(footHtml).join('\n')}</div>
</div></body></html>
`;
}

/** For text nodes and quoted attributes alike. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function blockText(block: MailBlock): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'link') return `${block.label}:\n${block.url}`;
  return block.text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function blockHtml(block: MailBlock): string {
  if (block.kind === 'paragraph') return `<p${block.lang ? ` lang="${block.lang}"` : ''}>${escapeHtml(block.text)}</p>`;
  if (block.kind === 'link')
    return `<p><a href="${escapeHtml(block.url)}" style="${styles.button}">${escapeHtml(block.label)}</a></p>`;
  return `<blockquote style="${styles.quote}">${escapeHtml(block.text)}</blockquote>`;
}

function footHtml(block: MailBlock): string {
  if (block.kind !== 'link') return blockHtml(block);
  return `<p><a href="${escapeHtml(block.url)}" style="color:#0f5b46">${escapeHtml(block.label)}</a></p>`;
}
