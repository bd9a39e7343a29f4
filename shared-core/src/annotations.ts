export type { KeepState, Waiting } from './annotations/keep-marks';
export { type KeptMarks, useKeptMarks } from './annotations/use-kept-marks';
