/** A cell that begins so is run as a formula by spreadsheets. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: string | null | undefined): string => {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** A line of CSV (RFC 4180). Formulas are defused. */
export const csvLine = (cells: readonly (string | null | undefined)[]): string => `${cells.map(cell).join(',')}\r\n`;

export interface CsvColumn<Row> {
  title: string;
  read: (row: Row) => string | null | undefined;
}

/** Rows as CSV with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ read }) => read(row)))];
  return `\uFEFF${lines.map(csvLine).join('')}`;
}
