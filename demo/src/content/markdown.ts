/** What a page of content is made of: blocks with empty lines between, each with the line it begins in. */
export type Block = { line: number } & (
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: string[] }
  | { kind: 'quote'; paragraphs: string[] }
  | { kind: 'image'; caption: string; name: string }
);

/** A heading with the blocks below it. */
export interface Part {
  heading: string;
  line: number;
  blocks: Block[];
}

export const wrong = (line: number, message: string) => new Error(`line ${line}: ${message}`);

/** Items of a list; a line without a mark goes on with the item before it. */
function itemsOf(lines: readonly string[], mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return items;
}

const bullet = /^- /;
const number = /^\d+\. /;
const heading = /^## (.+?)(?: \{#([a-z0-9-]+)\})?$/;
const image = /^!\[(.+)\]\(([a-z-]+)\)$/;

function blockOf(lines: readonly string[], line: number): Block {
  const [first = ''] = lines;
  const whole = lines.map((text) => text.trim()).join(' ');
  if (first.startsWith('#')) {
    const [, text, id] = heading.exec(whole) ?? [];
    if (!text || lines.length > 1) throw wrong(line, 'a heading is one line that begins with ##');
    return { kind: 'heading', line, text, ...(id ? { id } : {}) };
  }
  if (first.startsWith('![')) {
    const [, caption, name] = image.exec(whole) ?? [];
    if (!caption || !name) throw wrong(line, 'a drawing is written ![its caption](its-name)');
    return { kind: 'image', line, caption, name };
  }
  if (first.startsWith('>')) {
    const paragraphs = lines.map((text) => text.replace(/^> ?/, '').trim() || '\n').join(' ');
    return { kind: 'quote', line, paragraphs: paragraphs.split('\n').map((text) => text.trim()) };
  }
  if (bullet.test(first)) return { kind: 'bullets', line, items: itemsOf(lines, bullet) };
  if (number.test(first)) return { kind: 'numbers', line, items: itemsOf(lines, number) };
  return { kind: 'paragraph', line, text: whole };
}

/**
 * Reads the part of Markdown that content is written in. Words within a block stay as they are.
 * @param firstLine the number of the first line in its file
 * @throws with the line of what cannot be read
 */
export function blocksOf(text: string, firstLine = 1): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  for (const [at, line] of [...text.split('\n'), ''].entries()) {
    if (line.trim() !== '') lines.push(line);
    else if (lines.length > 0) {
      blocks.push(blockOf(lines, firstLine + at - lines.length));
      lines = [];
    }
  }
  return blocks;
}

/** What stands before the first heading, and each heading with what follows it. */
export function partsOf(blocks: readonly Block[]): { intro: Block[]; parts: Part[] } {
  const intro: Block[] = [];
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block.text, line: block.line, blocks: [] });
    else (parts.at(-1)?.blocks ?? intro).push(block);
  }
  return { intro, parts };
}

/** The texts of blocks that must be paragraphs. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind !== 'paragraph') throw wrong(block.line, 'only paragraphs stand here');
    return block.text;
  });

/** Items written `**name** text`, where `between` stands after the name. */
export const namedItems = (items: readonly string[], line: number, between = ''): [name: string, text: string][] =>
  items.map((item) => {
    const end = item.indexOf(`**${between} `, 2);
    if (!item.startsWith('**') || end < 0)
      throw wrong(line, `an item begins with its name between ** and **${between}: ${item}`);
    return [item.slice(2, end), item.slice(end + 3 + between.length)];
  });
