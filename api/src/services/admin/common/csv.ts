/** A cell that begins so is run as a formula by spreadsheets. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: string | null | undefined): string => {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. Formulas are defused. */
export function toCsv<T>(columns: Record<string, (row: T) => string | null | undefined>, rows: readonly T[]): string {
  const lines = [
    Object.keys(columns).map(cell),
    ...rows.map((row) => Object.values(columns).map((read) => cell(read(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
