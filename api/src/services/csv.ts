/** A cell that begins with one of these is run as a formula by spreadsheets; for a class of a regular expression. */
export const formulaStarts = '=+\\-@\\t\\r\\n＝＋－＠';
const formula = new RegExp(`^[${formulaStarts}]`);

const cell = (value: string | null | undefined): string => {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

export interface CsvColumn<Row> {
  title: string;
  read: (row: Row) => string | null | undefined;
}

/** Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. Formulas are defused. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) => columns.map(({ read }) => cell(read(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
