export type { KeepState, Waiting } from './annotations/keep-marks';
export { markPictures } from './annotations/mark-pictures';
export { type KeptMarks, useKeptMarks } from './annotations/use-kept-marks';
