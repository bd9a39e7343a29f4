/** One question; the right option is written first and takes its place among the others when it is seeded. */
export interface QuestionSeed {
  text: string;
  options: readonly [right: string, string, string, string];
  explanation: string;
}

/** One best answer out of four. */
export const question = (
  text: string,
  options: readonly [right: string, string, string, string],
  explanation: string,
): QuestionSeed => ({ text, options, explanation });
