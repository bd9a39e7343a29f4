/** What may lead to a person: numbers of phones and identity cards, mail addresses, and names after a form of address. */
const signs = [
  /(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/,
  /(?<!\d)\d{4}[\s-]\d{4}[\s-]\d{4}(?!\d)/,
  /[\w.+-]+@[\w-]+\.\w{2,}/,
  /\b(?:Mr|Mrs|Ms|Miss|Master|Smt|Shri|Sri|Kumari|Baby)\.? \p{Lu}\p{Ll}+/u,
  /श्री(?:मती)? \p{L}+/u,
];

/** Whether a text seems to name a person: patients are never named. It warns and forbids nothing, as it may be wrong. */
export const seemsPersonal = (text: string): boolean => signs.some((sign) => sign.test(text));
