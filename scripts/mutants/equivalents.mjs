import { readFileSync } from 'node:fs';
import { changeOf } from './find-mutants.mjs';

const place = new URL('equivalents.json', import.meta.url);

/** Mutants that change nothing anybody could see, each with its reason. A line is known by its text, not its number. */
export const readEquivalents = () => JSON.parse(readFileSync(place, 'utf8'));

/** Whether a mutant of a file is in the list. */
export function keptBy(equivalents) {
  const nameOf = (file, where, change) => [file, where, change].join('\n');
  const kept = new Set(equivalents.map(({ file, line, change }) => nameOf(file, line, change)));
  return (file, mutant) => kept.has(nameOf(file, mutant.where, changeOf(mutant)));
}

/** Rows whose line has changed since, so that they keep nothing any more. */
export function staleOf(equivalents, sources) {
  const texts = new Map([...sources.values()].flat().map(({ file, text }) => [file, text]));
  const isThere = ({ file, line }) =>
    (texts.get(file) ?? '').split('\n').some((one) => one.replace(/\s+/g, ' ').trim() === line);
  return equivalents.filter((row) => !isThere(row));
}
