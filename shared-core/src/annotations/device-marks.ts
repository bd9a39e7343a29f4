import { keptMarks } from '@tvacha/shared-core/storage';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MarkStore, Waiting } from './sync-marks';

interface Schema extends DBSchema {
  /** What waits to be sent, by person, document and mark. */
  waiting: { key: [string, string, string]; value: Waiting };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(keptMarks, 1, {
    upgrade: (db) => void db.createObjectStore('waiting'),
    // Another tab forgets all: it need not wait for this one.
    blocking: (_now, _then, event) => (event.target as IDBDatabase).close(),
  });

/** Keeps marks on this device, by person and document. Where a browser forbids or lacks it, each call fails. */
export function deviceMarks(userId: string, document: string): MarkStore {
  const range = () => IDBKeyRange.bound([userId, document, ''], [userId, document, '\uffff']);
  const within = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  };
  return {
    read: () => within((db) => db.getAll('waiting', range())),
    put: (rows) =>
      within(async (db) => {
        const change = db.transaction('waiting', 'readwrite');
        for (const row of rows) void change.store.put(row, [userId, document, row.id]);
        await change.done;
      }),
    remove: (rows) =>
      within(async (db) => {
        const change = db.transaction('waiting', 'readwrite');
        for (const { id, revision } of rows) {
          const key: [string, string, string] = [userId, document, id];
          // It was changed again while it was sent, perhaps in another tab.
          if (((await change.store.get(key))?.revision ?? 0) <= revision) await change.store.delete(key);
        }
        await change.done;
      }),
  };
}
