import { readFolder } from '../content/read-folder';
import { quizOf, quizSchema } from './read-quizzes';

/** All quizzes of the demonstration; the demo doctor has taken the first three. */
export const quizSeeds = readFolder('quizzes', quizSchema, quizOf);
