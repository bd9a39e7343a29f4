export { markPictures } from './annotations/mark-pictures';
export type { KeepState, Waiting } from './annotations/sync-marks';
export { type KeptMarks, useKeptMarks } from './annotations/use-kept-marks';
