import { readFolder } from '../content/read-folder';
import { articleOf, articleSchema } from './read-articles';

/** Every patient article, as its file in `content/articles` gives it. */
export const articleSeeds = readFolder('articles', articleSchema, articleOf);
