import type { AgendaItem, Speaker } from '@tvacha/shared-contract';

/** Somebody who speaks; everyone here is invented. */
export const speaker = (name: string, role: string, city: string): Speaker => ({ name: `Dr. ${name}`, role, city });

/** What happens at which minute, written `5 Three cases`. */
export const agenda = (...lines: `${number} ${string}`[]): AgendaItem[] =>
  lines.map((line) => {
    const space = line.indexOf(' ');
    return { at: Number(line.slice(0, space)), title: line.slice(space + 1) };
  });
