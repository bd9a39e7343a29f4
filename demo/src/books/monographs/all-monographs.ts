import { readFolder } from '../../content/read-folder';
import { monographSchema } from './monograph';
import { monographOf } from './read-monographs';

/** The books that are written out in full, those whose files are made first at the beginning. */
export const monographs = readFolder('monographs', monographSchema, monographOf);
