export type DocumentBlock<Key> = { kind: 'text'; key: Key } | { kind: 'list'; keys: Key[] };
export interface DocumentSection<Key> {
  id: string;
  title: Key;
  blocks: DocumentBlock<Key>[];
}

const entryOf = /^(.+?)\.(title|\d+)(?:\.[a-z])?$/;
const isItem = (key: string) => /\.\d+\.[a-z]$/.test(key);

/**
 * The shape of a long text, read from the keys of its catalogue in their order: `rights.title` begins a section,
 * `rights.1` is a paragraph of it, `rights.2.a`, `rights.2.b` are a list. Keys that begin with `head.` are not of it.
 */
export function documentSections<Key extends string>(keys: readonly Key[]): DocumentSection<Key>[] {
  const sections: DocumentSection<Key>[] = [];
  for (const key of keys) {
    const [, id = '', part] = entryOf.exec(key) ?? [];
    if (id === 'head' || !part) continue;
    if (part === 'title') {
      sections.push({ id, title: key, blocks: [] });
      continue;
    }
    const blocks = sections.at(-1)?.blocks;
    const last = blocks?.at(-1);
    if (!isItem(key)) blocks?.push({ kind: 'text', key });
    else if (last?.kind === 'list' && last.keys[0]?.slice(0, -2) === key.slice(0, -2)) last.keys.push(key);
    else blocks?.push({ kind: 'list', keys: [key] });
  }
  return sections;
}
