import type { ContentType, YearCertificate } from '@tvacha/shared-contract';
import { kindsWith } from '@tvacha/shared-contract/kinds';
import { clay, ink, softInk, teal } from './colours';
import { dayInWords, drawPaper } from './draw-paper';
import type { FontFiles } from './embed-faces';

const titles = new Map<ContentType, string>(
  kindsWith('type').map((row) => [row.type, 'title' in row ? row.title.en : 'Articles']),
);

/** Time as `2 h 5 min`. */
export const timeInWords = (minutes: number): string =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '', minutes % 60 || minutes === 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The record of a year of learning as a PDF of one page, with where anyone can check it. */
export function drawYear(
  { number, name, year, madeOn, time, quizzes, courses, meetings }: YearCertificate,
  given: { address: string; files: FontFiles },
): Promise<Uint8Array<ArrayBuffer>> {
  const minutes = time.reduce((sum, row) => sum + row.minutes, 0);
  const figures = [
    counted(quizzes, 'quiz passed', 'quizzes passed'),
    counted(courses, 'course completed', 'courses completed'),
    counted(meetings, 'meeting registered for', 'meetings registered for'),
  ].join('  ·  ');
  const paper = {
    ...given,
    number,
    title: `Learning record ${number}`,
    subject: `${name}: ${year}, ${timeInWords(minutes)}; ${figures.replaceAll('  ·  ', ', ')}`,
    day: madeOn,
    claim:
      'It says what was read, watched and taken part in on Tvacha. It claims no accreditation and no credit points.',
  };
  return drawPaper(paper, ({ faces, say, fit, skip, rule }) => {
    const { display, text, italic, label } = faces;
    say(`Record of learning in ${year}`, label, { size: 11, colour: clay }, 26);
    const nameSize = fit(name, display, 40, 24);
    say(name, display, { size: nameSize, colour: ink }, nameSize * 1.25);
    skip(6);
    say('spent with what Tvacha has for doctors', italic, { size: 16, colour: softInk }, 24);
    skip(2);
    say(timeInWords(minutes), display, { size: 29, colour: teal }, 34);
    rule();
    say(figures, text, { size: 14, colour: ink }, 24);
    const kinds = time.map((row) => `${titles.get(row.type) ?? row.type} ${timeInWords(row.minutes)}`).join('  ·  ');
    if (kinds) say(kinds, text, { size: 11.5, colour: softInk }, 18);
    say(`As it stood on ${dayInWords(madeOn)}`, text, { size: 14, colour: ink }, 24);
  });
}
