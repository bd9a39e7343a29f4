import { byteOrderMark, type CsvValue, csvRow } from '@tvacha/shared-contract/csv';
import { saveFile } from '@tvacha/shared-core/save-file';

export type CsvRows = readonly (readonly CsvValue[])[];

/** Figures that are on screen, as a file. */
export function saveCsv(name: string, rows: CsvRows): void {
  saveFile(`${name}.csv`, new Blob([byteOrderMark, ...rows.map(csvRow)], { type: 'text/csv' }));
}
