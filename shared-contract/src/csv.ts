/* CSV as spreadsheets read it (RFC 4180): written by the server for exports, by the office for what is on screen. */

/** By this spreadsheets know that a file is UTF-8; it begins the file. */
export const byteOrderMark = '\uFEFF';

/** A cell that begins with one of these is run as a formula by spreadsheets; for a class of a regular expression. */
export const formulaStarts = '=+\\-@\\t\\r\\n＝＋－＠';
const formula = new RegExp(`^[${formulaStarts}]`);

export type CsvValue = string | number | null | undefined;

/** One cell: a number as it is, a text in quotes; what a spreadsheet would run gets an apostrophe before it. */
export const csvCell = (value: CsvValue): string =>
  typeof value === 'number' ? String(value) : `"${(value ?? '').replaceAll('"', '""').replace(formula, "'$&")}"`;

/** One line with its end. */
export const csvRow = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(',')}\r\n`;
