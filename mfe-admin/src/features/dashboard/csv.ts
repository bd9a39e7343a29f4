import { saveFile } from '@tvacha/shared-core/save-file';

export type CsvRows = readonly (readonly (string | number)[])[];

/** No cell is a formula, whatever was counted under that name. */
const cell = (value: string | number) =>
  typeof value === 'number' ? value : `"${value.replace(/"/g, '""').replace(/^[=+\-@\t\r＝＋－＠]/, "'$&")}"`;

/** Figures that are on screen, as a file; with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function saveCsv(name: string, rows: CsvRows): void {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  saveFile(`${name}.csv`, new Blob(['\uFEFF', ...lines], { type: 'text/csv' }));
}
