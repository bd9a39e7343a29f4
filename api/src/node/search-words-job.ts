import type { Log } from '../app/log';
import type { Db } from '../db/db';
import { refreshSearchWords } from '../services/finder/search-words';

const every = 600_000;

/** Notes the words that can be found, now and every ten minutes. @returns what ends it */
export function startSearchWordsJob(db: Db, log: Log): () => void {
  const refresh = () => {
    refreshSearchWords(db).catch((error: unknown) =>
      log.warn({ reason: (error as Error).name }, 'words of the search not noted'),
    );
  };
  refresh();
  const timer = setInterval(refresh, every);
  return () => clearInterval(timer);
}
