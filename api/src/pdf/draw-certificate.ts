import type { CourseCertificate } from '@tvacha/shared-contract';
import { clay, ink, softInk, teal } from './colours';
import { dayInWords, drawPaper } from './draw-paper';
import type { FontFiles } from './embed-faces';

/** The certificate of a course as a PDF of one page, with where anyone can check it. */
export function drawCertificate(
  { number, name, course, teacher, completedOn, hours }: CourseCertificate,
  given: { address: string; files: FontFiles },
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = {
    ...given,
    number,
    title: `Certificate ${number}`,
    subject: `${name}: ${course}`,
    day: completedOn,
    claim: 'It says what was read. It stands for no accreditation and no credit points.',
  };
  return drawPaper(paper, ({ faces, say, fit, skip, rule }) => {
    const { display, text, italic, label } = faces;
    say('Certificate of completion', label, { size: 11, colour: clay }, 26);
    const nameSize = fit(name, display, 44, 26);
    say(name, display, { size: nameSize, colour: ink }, nameSize * 1.25);
    skip(8);
    say('has read every lesson of the course', italic, { size: 17, colour: softInk }, 26);
    skip(4);
    say(course, display, { size: fit(course, display, 29, 22), colour: teal }, 36);
    rule();
    const length = `${hours} ${hours === 1 ? 'hour' : 'hours'} of reading`;
    say(`Taught by ${teacher}  ·  ${length}`, text, { size: 14, colour: ink }, 26);
    say(`Completed on ${dayInWords(completedOn)}`, text, { size: 14, colour: ink }, 21);
  });
}
