import { slugOf } from '../books/book-seed';
import { type Block, namedItems, wrong } from '../content/markdown';
import { heading, list, mythFact, paragraph, steps, warning } from './article-seed';

/** `**Warning:** title` or `**Myth:** words`, and a second paragraph. */
function quoted({ line, paragraphs }: Extract<Block, { kind: 'quote' }>) {
  const [first = '', second = '', ...more] = paragraphs;
  const [[name, words] = ['', '']] = namedItems([first], line);
  if (more.length === 0 && second && name === 'Warning:') return warning(words, second);
  const fact = /^\*\*Fact:\*\* (.+)$/.exec(second)?.[1];
  if (more.length === 0 && fact && name === 'Myth:') return mythFact(words, fact);
  throw wrong(line, 'a quotation is **Warning:** with a text below, or **Myth:** with **Fact:** below');
}

/** A block of Markdown as the contract keeps it; which drawing there is, is for the contract to say. */
export function articleBlock(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return heading(block.id ?? slugOf(block.text), block.text);
    case 'paragraph':
      return paragraph(block.text);
    case 'bullets':
      return list(...block.items);
    case 'numbers':
      return steps(...namedItems(block.items, block.line));
    case 'image':
      return { kind: 'figure', illustration: block.name, caption: block.caption };
    case 'quote':
      return quoted(block);
  }
}
