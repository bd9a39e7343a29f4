import { and, or, type SQL, sql } from 'drizzle-orm';
import { type Corrections, fewestLetters } from './search-words';

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

/** What words are made of: the vowel signs of Devanagari are marks, and no letters. For a class of a regular expression. */
export const wordSigns = '\\p{L}\\p{M}\\p{N}';
const everyWord = new RegExp(`[${wordSigns}]+`, 'gu');

/** The words to look for, in small letters; those that say nothing are left out where others say something. */
export function searchTerms(search: string): string[] {
  const words = [...new Set(search.toLowerCase().match(everyWord) ?? [])].map((word) => word.slice(0, 40));
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

/** A word that is looked for; where it stands nowhere, with the stems of those that were meant. */
interface Term {
  word: string;
  stems?: readonly string[];
}
const termsOf = (words: readonly string[], corrections: Corrections): Term[] =>
  words.map((word) => {
    const stems = corrections.get(word);
    return stems ? { word, stems } : { word };
  });

const queryOf = ({ word, stems }: Term) =>
  stems ? sql`to_tsquery('simple', ${stems.map((stem) => `${stem}:*`).join(' | ')})` : prefix(word);
/** As a title has it: the stem of a word in -y ends in -i. */
const asMeant = ({ word, stems }: Term): string => stems?.[0]?.replace(/i$/, '') ?? word;

const inTitle = (title: SQL, word: string) => sql`${title} ilike ${`%${literal(word)}%`}`;

/** Every word occurs, in whatever form, or begins a word; what stands in the title counts more. */
const occurs = ({ vector, title }: Searched, term: Term) =>
  vector ? or(sql`${vector} @@ ${queryOf(term)}`, inTitle(title, asMeant(term))) : inTitle(title, asMeant(term));

const sum = (parts: SQL[]) => sql`(${sql.join(parts, sql` + `)})::float8`;

/** As it is written, or as it was meant. Quotes and minus signs are obeyed where nothing is corrected. */
export function exactMatch(search: string, corrections: Corrections = new Map()): Match {
  const terms = termsOf(searchTerms(search), corrections);
  if (terms.length === 0) return () => ({ found: sql`false`, rank: sql`0::float8` });
  const meant = terms.map(asMeant);
  const asWritten = corrections.size === 0;
  const whole = asWritten
    ? sql`websearch_to_tsquery('plain_english', ${search})`
    : sql`(${sql.join(terms.map(queryOf), sql` && `)})`;
  return (searched) => {
    const { vector, title } = searched;
    const found =
      vector && asWritten && hasOperators(search)
        ? sql`${vector} @@ ${whole}`
        : and(...terms.map((term) => occurs(searched, term)));
    const titled = meant.map((word) => sql`(case when ${inTitle(title, word)} then 1 else 0 end)`);
    // A short title that says little else comes first.
    const alike = sql`similarity(${title}, ${asWritten ? search : meant.join(' ')})`;
    return { found, rank: sum(vector ? [sql`ts_rank(${vector}, ${whole})`, alike, ...titled] : [alike, ...titled]) };
  };
}

/** Words that are written nearly so count too, where they stand in the title. */
export function nearMatch(search: string): Match {
  const words = searchTerms(search);
  return (searched) => {
    const { title } = searched;
    const near = (word: string) =>
      word.length < fewestLetters
        ? occurs(searched, { word })
        : or(occurs(searched, { word }), sql`${word} <% ${title}`);
    return {
      found: and(...words.map(near)),
      rank: sum(words.map((word) => sql`word_similarity(${word}, ${title})`)),
    };
  };
}
