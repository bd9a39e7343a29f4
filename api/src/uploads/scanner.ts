/** Looks for what harms: answers its name, or null where there is nothing (SEC-33). Throws where it cannot look. */
export interface Scanner {
  scan(bytes: Uint8Array): Promise<string | null>;
}

/** Asks one scanner after another; the first that finds something ends it. */
export const scannersInTurn = (...scanners: readonly Scanner[]): Scanner => ({
  async scan(bytes) {
    for (const scanner of scanners) {
      const found = await scanner.scan(bytes);
      if (found) return found;
    }
    return null;
  },
});
