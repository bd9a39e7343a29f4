declare module 'fs-native-extensions' {
  /** Takes a lock on an open file without waiting; false where somebody else has it. */
  export function tryLock(file: number): boolean;
}
