import { articleSeeds } from './articles/all-articles';
import { monographs } from './books/monographs/all-monographs';
import { questionSeeds } from './questions/question-rows';
import { quizSeeds } from './quizzes/all-quizzes';

/** How many pieces the files of `content/` hold. Whoever loads this has read and checked them all. */
export const pieces = articleSeeds.length + monographs.length + questionSeeds.length + quizSeeds.length;
