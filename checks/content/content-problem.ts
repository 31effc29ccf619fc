/** What a rule found wrong in the content: where it stands, and what an editor has to mend. */
export type ContentProblem = { file: string; field: string; problem: string };

export const stateFile = (slug: string): string => `content/jurisdictions/${slug}.yaml`;
export const articleFile = (slug: string): string => `content/articles/${slug}.mdx`;
