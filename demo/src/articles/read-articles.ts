import { articleDetailSchema, contentDetailsSchemas } from '@tvacha/shared-contract';
import { z } from 'zod';
import { slugOf } from '../books/book-seed';
import { fields } from '../content/fields';
import { type Block, namedItems, wrong } from '../content/markdown';
import type { Source } from '../content/read-folder';

/** `**Warning:** title` or `**Myth:** words`, and a second paragraph. */
function quoted({ line, paragraphs }: Extract<Block, { kind: 'quote' }>) {
  const [first = '', second = '', ...more] = paragraphs;
  const [[name, words] = ['', '']] = namedItems([first], line);
  if (more.length === 0 && second && name === 'Warning:') return { kind: 'warning', title: words, text: second };
  const fact = /^\*\*Fact:\*\* (.+)$/.exec(second)?.[1];
  if (more.length === 0 && fact && name === 'Myth:') return { kind: 'mythFact', myth: words, fact };
  throw wrong(line, 'a quotation is **Warning:** with a text below, or **Myth:** with **Fact:** below');
}

/** A block of Markdown as the contract keeps it; which drawing there is, is for the contract to say. */
export function articleBlock(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', id: block.id ?? slugOf(block.text), text: block.text };
    case 'paragraph':
      return { kind: 'paragraph', text: block.text };
    case 'bullets':
      return { kind: 'list', items: block.items };
    case 'numbers':
      return {
        kind: 'steps',
        items: namedItems(block.items, block.line).map(([title, text]) => ({ title, text })),
      };
    case 'image':
      return { kind: 'figure', illustration: block.name, caption: block.caption };
    case 'quote':
      return quoted(block);
  }
}

const { lead, reviewer, reviewedOn, illustration, body, seeDoctorIf, related } = contentDetailsSchemas.article.shape;

/** A patient article as its file gives it. */
export const articleSchema = z.strictObject({
  ...fields,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write it in small letters with hyphens between'),
  section: articleDetailSchema.shape.section,
  lead,
  reviewer,
  reviewedOn,
  illustration,
  body: body.min(1),
  seeDoctorIf,
  related,
});

/** A patient article as it is written; ids and dates of entry are added by the seed. */
export type ArticleSeed = z.output<typeof articleSchema>;

export const articleOf = ({ front, blocks }: Source): unknown => ({ ...front, body: blocks.map(articleBlock) });
