import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { ZodError, ZodType, z } from 'zod';
import { type Block, blocksOf } from './markdown';

/** A file of content as it lies on the disk: its front matter, and its body in blocks. */
export interface Source {
  front: Record<string, unknown>;
  blocks: Block[];
}

/** Content that cannot be used: a line for each fault, with its file and field. */
export class ContentError extends Error {}

/** Where the files lie, found as a package is: the code that reads them may be bundled into another place. */
export const contentFolder = () =>
  join(dirname(createRequire(import.meta.url).resolve('@tvacha/demo/package.json')), 'content');

/** Takes a file apart; throws where it has no front matter, or something that cannot be read. */
function sourceOf(text: string): Source {
  const [, yaml, body] = /^(---\n[\s\S]*?\n)---\n([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n')) ?? [];
  if (yaml === undefined || body === undefined)
    throw new Error('it does not begin with front matter between --- and ---');
  // The mark above is kept so that lines are counted as in the file.
  const front: unknown = parse(yaml);
  if (typeof front !== 'object' || front === null || Array.isArray(front))
    throw new Error('its front matter is not a list of names and values');
  return { front: front as Record<string, unknown>, blocks: blocksOf(body, yaml.split('\n').length + 1) };
}

/** A fault's field, or for a block of the body the line it begins in. */
const placeOf = (path: readonly PropertyKey[], { blocks }: Source): string => {
  const [field, at, ...rest] = path.map(String);
  const block = field === 'body' ? blocks[Number(at)] : undefined;
  return block ? `line ${block.line}${rest.map((key) => `, ${key}`).join('')}` : path.map(String).join('.');
};

const faultsOf = ({ issues }: ZodError, source: Source) =>
  issues.map(({ path, message }) => [placeOf(path, source), message].filter(Boolean).join(': '));

type ToValue = (source: Source) => unknown;

type Read<Value> = { value: Value } | { faults: string[] };

function readSource<Schema extends ZodType>(
  open: () => Source,
  schema: Schema,
  toValue: ToValue,
): Read<z.output<Schema>> {
  try {
    const source = open();
    const read = schema.safeParse(toValue(source));
    return read.success ? { value: read.data } : { faults: faultsOf(read.error, source) };
  } catch (error) {
    // A message of the YAML parser goes on with the lines around the fault.
    return { faults: [(error as Error).message.replace(/:?\n[\s\S]*$/, '')] };
  }
}

function readAll<Schema extends ZodType>(
  sources: readonly { name: string; open: () => Source }[],
  schema: Schema,
  toValue: ToValue,
): z.output<Schema>[] {
  const faults: string[] = [];
  const values = sources.flatMap(({ name, open }) => {
    const read = readSource(open, schema, toValue);
    if ('value' in read) return [read.value];
    faults.push(...read.faults.map((fault) => `${name}: ${fault}`));
    return [];
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return values;
}

/**
 * Holds files to a schema.
 * @param toValue what of a file the schema is asked about
 * @throws ContentError with every fault of every file
 */
export const readFiles = <Schema extends ZodType>(
  files: readonly { name: string; text: string }[],
  schema: Schema,
  toValue: ToValue,
): z.output<Schema>[] =>
  readAll(
    files.map(({ name, text }) => ({ name, open: () => sourceOf(text) })),
    schema,
    toValue,
  );

/** Reads the rows of `content/<file>.yaml`, and holds them to a schema. */
export function readRows<Schema extends ZodType>(
  file: string,
  schema: Schema,
  toValue: (row: Source['front']) => unknown,
): z.output<Schema>[] {
  const name = `demo/content/${file}.yaml`;
  const rows: Source['front'][] = parse(readFileSync(join(contentFolder(), `${file}.yaml`), 'utf8'));
  const sources = rows.map((front, at) => ({ name: `${name}, row ${at + 1}`, open: () => ({ front, blocks: [] }) }));
  return readAll(sources, schema, ({ front }) => toValue(front));
}

/** Reads the files of a folder of `content/` in the order of their names, and holds them to a schema. */
export function readFolder<Schema extends ZodType>(
  folder: string,
  schema: Schema,
  toValue: ToValue,
): z.output<Schema>[] {
  const place = join(contentFolder(), folder);
  const names = readdirSync(place).filter((name) => name.endsWith('.md'));
  const files = names
    .sort()
    .map((name) => ({ name: `demo/content/${folder}/${name}`, text: readFileSync(join(place, name), 'utf8') }));
  return readFiles(files, schema, toValue);
}
