import type { FileStore } from '@tvacha/api/file-store';
import type { ContentInsert } from './rows';
import type { UserInsert } from './users';
import type { Around } from './when';

/** What the parts of the seed know of each other. */
export interface World {
  when: Around;
  files: FileStore;
  /** How many of the files to make; none makes the seed much quicker. */
  pdfs: number;
  people: readonly UserInsert[];
  /** Everything but ebooks and patient articles. */
  contents: readonly ContentInsert[];
  /** Doctors who may log in, by id. */
  doctorIds: readonly string[];
  demoId: string;
}
