declare module 'fs-native-extensions' {
  /** Takes a lock on an open file, as soon as nobody else has it. */
  export function waitForLock(file: number): Promise<void>;
}
