import { brokenRule, newCodeRule } from '@tvacha/shared-contract/form-rules';

export interface CodeLine {
  /** Counted from 1, empty lines too, as an editor counts them. */
  line: number;
  text: string;
}

export interface ReadCodes {
  /** Each once, in capitals. */
  codes: string[];
  /** Those that stand in an earlier line already. */
  doubles: CodeLine[];
  /** What is no code. */
  malformed: CodeLine[];
}

/** Heads that a column of codes may have. */
const head = /^(?:customer[ _-]?)?(?:codes?|ids?)$/i;

/** The first cell of a line of CSV, out of its quotes. */
const firstCell = (line: string): string => {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line);
  return (quoted?.[1]?.replaceAll('""', '"') ?? line.split(/[,;\t]/, 1)[0] ?? '').trim();
};

/** Bytes; a thousand codes with other columns beside them take far less. */
const mostBytes = 1_000_000;

/**
 * The text of a file as spreadsheets save it, in UTF-8 or UTF-16.
 * @returns nothing where the file is too large, cannot be read any more, or is no text
 */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > mostBytes) return null;
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return null;
  const bytes = new Uint8Array(buffer);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  return text.includes('\0') ? null : text;
}

/** Codes as they are pasted, or stand in the first column of a CSV file, one a line. */
export function readCodes(text: string): ReadCodes {
  const known = new Set<string>();
  const doubles: CodeLine[] = [];
  const malformed: CodeLine[] = [];
  for (const [at, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cell = firstCell(whole);
    const entry = { line: at + 1, text: cell };
    if (cell === '' || (head.test(cell) && known.size === 0 && malformed.length === 0)) continue;
    if (brokenRule(newCodeRule, cell)) malformed.push(entry);
    else if (known.has(cell.toUpperCase())) doubles.push(entry);
    else known.add(cell.toUpperCase());
  }
  return { codes: [...known], doubles, malformed };
}
