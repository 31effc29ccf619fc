import { onEachPage } from './site.ts';

/** The content policy refuses inline handlers, and style attributes hide from the one style sheet. */
export const noInlineCode = onEachPage(({ elements }) =>
  elements.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === 'style' || /^on[a-z]+$/.test(name))
      .map(({ name, value }) => `<${tagName}> has ${name}="${value}"`),
  ),
);
