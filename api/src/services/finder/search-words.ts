import { sql } from 'drizzle-orm';
import { distance } from 'fastest-levenshtein';
import type { Db } from '../../db/db';

/** What two words must share for one to be a mistake of the other; also the threshold of the index of titles. */
export const nearEnough = 0.35;
/** Short words have too few letters for a mistake to be told from another word. */
export const fewestLetters = 5;
/** Letters that may be wrong, missing or too many; two that changed places count twice. */
const mistakesIn = (word: string) => (word.length > fewestLetters ? 2 : 1);

/** Notes the words that can be found now, which misspelt ones are held to. Readers go on meanwhile. */
export async function refreshSearchWords(db: Db): Promise<void> {
  await db.execute(sql`refresh materialized view concurrently search_words`);
}

/** Words as they were typed, and the stems of those that each may have meant. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

interface Candidate {
  /** As it was typed, whole and its stem. */
  written: string;
  stem: string;
  word: string;
}
const mistakes = ({ stem, word }: Candidate) => distance(stem, word);

/** The words that the index finds to be most alike; none for a word that stands somewhere, or begins one that does. */
async function findCandidates(db: Db, words: readonly string[]): Promise<Candidate[]> {
  const asked = sql.join(
    words.map((word) => sql`(${word})`),
    sql`, `,
  );
  return db.select({ written: sql<string>`written`, stem: sql<string>`stem`, word: sql<string>`word` }).from(sql`(
      select asked.written, stem.lexeme as stem, near.word
      from (values ${asked}) as asked(written)
        cross join lateral (select lexeme from unnest(to_tsvector('plain_english', asked.written)) limit 1) as stem
        cross join lateral (
          select word from search_words where word % stem.lexeme
          order by similarity(word, stem.lexeme) desc, records desc limit 8) as near
      where not exists (select from search_words where starts_with(word, stem.lexeme))) as candidates`);
}

/** What was meant by those of the words that are written wrongly: the stems with the fewest mistakes, three at most. */
export async function correctWords(db: Db, words: readonly string[]): Promise<Corrections> {
  const asked = words.filter((word) => word.length >= fewestLetters);
  const candidates = asked.length === 0 ? [] : await findCandidates(db, asked);
  const corrections = new Map<string, string[]>();
  for (const word of asked) {
    const near = candidates.filter((one) => one.written === word && mistakes(one) <= mistakesIn(word));
    const fewest = Math.min(...near.map(mistakes));
    const meant = near.filter((one) => mistakes(one) === fewest).map((one) => one.word);
    if (meant.length > 0) corrections.set(word, meant.slice(0, 3));
  }
  return corrections;
}
