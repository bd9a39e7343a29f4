/** The database in which marks in documents wait for the line: see `annotations/device-marks`. */
export const keptMarks = 'kept-marks';

/** Some browsers refuse even to say whether there is a database. */
function openMarks(): IDBOpenDBRequest | undefined {
  try {
    return globalThis.indexedDB?.open(keptMarks);
  } catch {
    return undefined;
  }
}

/** Deletes the marks that wait here of all but one person; rows are keyed by person, document and mark. */
export function forgetMarksOfOthers(userId: string): void {
  const asked = openMarks();
  if (!asked) return;
  // There is none, and none is made.
  asked.onupgradeneeded = () => asked.transaction?.abort();
  asked.onsuccess = () => {
    const rows = asked.result.transaction('waiting', 'readwrite').objectStore('waiting');
    rows.delete(IDBKeyRange.upperBound([userId]));
    // Of all that begins so, a list comes last.
    rows.delete(IDBKeyRange.lowerBound([userId, []]));
    asked.result.close();
  };
}
