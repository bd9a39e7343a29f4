const fillers = new Set('a an and are as at be by for from how in is it of on or the to what when with'.split(' '));

/** Whether the word says nothing by itself; such a word begins no other. */
export const isFiller = (word: string): boolean => fillers.has(word);

const most = 6;

/** The words to look for, in small letters; those that say nothing are left out where others say something. */
export function searchTerms(search: string): string[] {
  const words = [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, 40));
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).slice(0, most);
}

/** Whether it is written in the language of searching: a phrase in quotes, or a word left out by a minus. */
export const hasOperators = (search: string): boolean => /"|(^|\s)-\p{L}/u.test(search);
