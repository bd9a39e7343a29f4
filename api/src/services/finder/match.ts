import { and, or, type SQL, sql } from 'drizzle-orm';

/** The words that full text of Postgres keeps none of (its english.stop): who asks for one of them would find nothing. */
const fillers = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it
  its itself they them their theirs themselves what which who whom this that these those am is are was were be been
  being have has had having do does did doing a an the and but if or because as until while of at by for with about
  against between into through during before after above below to from up down in out on off over under again further
  then once here there when where why how all any both each few more most other some such no nor not only own same so
  than too very s t can will just don should now`.split(/\s+/),
);

/** Whether the word says nothing by itself; such a word begins no other. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** In small letters, without the accents of Latin ones, as the language of full text has them. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const most = 6;

/** The words to look for, in small letters; those that say nothing are left out where others say something. */
export function searchTerms(search: string): string[] {
  const words = [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, 40));
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).slice(0, most);
}

/** Whether it is written in the language of searching: a phrase in quotes, or a word left out by a minus. */
export const hasOperators = (search: string): boolean => /"|(^|\s)-\p{L}/u.test(search);

interface Searched {
  /** Full text, where the table has it; else the title alone is looked at. */
  vector?: SQL;
  title: SQL;
}
/** What finds a row, and how well it fits. */
export type Match = (searched: Searched) => { found: SQL | undefined; rank: SQL };

const literal = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
/** A query of full text: the word, in whatever form, or one that it begins. */
export const prefix = (word: string) => sql`to_tsquery('plain_english', ${`${word}:*`})`;

/** Every word occurs, in whatever form, or begins a word; what stands in the title counts more. */
const exactWord = ({ vector, title }: Searched, word: string) =>
  vector
    ? or(sql`${vector} @@ ${prefix(word)}`, sql`${title} ilike ${`%${literal(word)}%`}`)
    : sql`${title} ilike ${`%${literal(word)}%`}`;

const sum = (parts: SQL[]) => sql`(${sql.join(parts, sql` + `)})::float8`;

/** As it is written. Quotes and minus signs are obeyed. */
export function exactMatch(search: string): Match {
  const words = searchTerms(search);
  if (words.length === 0) return () => ({ found: sql`false`, rank: sql`0::float8` });
  return (searched) => {
    const { vector, title } = searched;
    const whole = sql`websearch_to_tsquery('plain_english', ${search})`;
    const found =
      vector && hasOperators(search)
        ? sql`${vector} @@ ${whole}`
        : and(...words.map((word) => exactWord(searched, word)));
    const inTitle = words.map((word) => sql`(case when ${title} ilike ${`%${literal(word)}%`} then 1 else 0 end)`);
    // A short title that says little else comes first.
    const alike = sql`similarity(${title}, ${search})`;
    return { found, rank: sum(vector ? [sql`ts_rank(${vector}, ${whole})`, alike, ...inTitle] : [alike, ...inTitle]) };
  };
}

/** Short words have too few letters for a mistake to be told from another word. */
const forgiving = 5;
/** What two words must share for one to be a mistake of the other; also the threshold of the index. */
export const nearEnough = 0.35;

/** Words that are written nearly so count too, where they stand in the title. */
export function nearMatch(search: string): Match {
  const words = searchTerms(search);
  return (searched) => {
    const { title } = searched;
    const near = (word: string) =>
      word.length < forgiving ? exactWord(searched, word) : or(exactWord(searched, word), sql`${word} <% ${title}`);
    return {
      found: and(...words.map(near)),
      rank: sum(words.map((word) => sql`word_similarity(${word}, ${title})`)),
    };
  };
}
