import type { ValidationIssue } from '@tvacha/shared-contract';

/** Deeper than anything in the contract; what goes on beyond it is made to exhaust a server. */
const deepest = 32;

/** Half of a letter outside the basic plane, which is no text in UTF-8. */
const isBroken = (text: string): boolean => /\p{Surrogate}/u.test(text);

const faultOf = (text: string): string | undefined => {
  if (text.includes('\u0000')) return 'Text must not hold the character NUL';
  return isBroken(text) ? 'Text must not hold half a character' : undefined;
};

/**
 * Faults of texts and keys that no database can keep, wherever they are in an input, and of inputs nested beyond
 * reason. Schemas need not think of them.
 */
export function unfitText(path: string, value: unknown, depth = 0): ValidationIssue[] {
  if (typeof value === 'string') {
    const message = faultOf(value);
    return message ? [{ path, message }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (depth === deepest) return [{ path, message: 'This is nested too deep' }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const message = faultOf(key);
    return message ? [{ path, message }] : unfitText(`${path}.${key}`, inner, depth + 1);
  });
}
