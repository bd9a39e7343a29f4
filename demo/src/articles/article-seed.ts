import type { ArticleBlock, Drawing } from '@tvacha/shared-contract';

/** A heading and the anchor that "On this page" points to. */
export const heading = (id: string, text: string): ArticleBlock => ({ kind: 'heading', id, text });

/** One paragraph of plain text. */
export const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text });

/** A bulleted list. */
export const list = (...items: string[]): ArticleBlock => ({ kind: 'list', items });

/** Numbered steps, each with a short title and what to do. */
export const steps = (...items: [title: string, text: string][]): ArticleBlock => ({
  kind: 'steps',
  items: items.map(([title, text]) => ({ title, text })),
});

/** Something that the reader must not miss. */
export const warning = (title: string, text: string): ArticleBlock => ({ kind: 'warning', title, text });

/** A belief that is often heard, beside what is true. */
export const mythFact = (myth: string, fact: string): ArticleBlock => ({ kind: 'mythFact', myth, fact });

/** A drawing of the condition with its caption. */
export const figure = (illustration: Drawing, caption: string): ArticleBlock => ({
  kind: 'figure',
  illustration,
  caption,
});
