import type { Db } from '../db/db';
import type { FileStore } from '../files/file-store';

/** The setting that a database with demo data has. */
export const demoMark = 'demo-seed';

/** What fills an empty database to try the server out. It is handed in: the server has none of it by itself. */
export interface DemoData {
  /** Fills the database, whole or not at all; does nothing where that has been done. */
  seed(options: { db: Db; files: FileStore; log: (line: string) => void }): Promise<void>;
  /**
   * Lines for whoever starts the server: who may log in, and how.
   * @param options `outbox` says whether messages are kept to be read at `/dev/outbox`
   */
  welcome(options: { url: string; outbox: boolean; now: Date }): string[];
}
