import type { FileStore } from '@tvacha/api/file-store';
import type { files, userDocuments } from '@tvacha/api/schema';
import { seedId } from '../seed-id';
import type { UserInsert } from '../users';
import { type Kept, storeFile } from './store-file';

type Paper = Pick<Kept, 'name' | 'type' | 'bytes' | 'pages' | 'width' | 'height'>;

const pdf = (name: string, bytes: Uint8Array): Paper => ({ name, type: 'application/pdf', bytes, pages: 1 });

/** Of every seventh applicant the card is a photograph, and every other of those was taken sideways. */
const seldom = 7;

/** A degree and a visiting card of everyone who waits for a decision. */
export async function applicantPapers(store: FileStore, people: readonly UserInsert[]) {
  const { makePapers } = await import('../pdf/make-papers');
  const { photographCard } = await import('../drawings/photograph-card');
  const { readFontFiles } = await import('@tvacha/api/font-files');
  const fonts = await readFontFiles();
  let applicants = 0;
  const rows: (typeof files.$inferInsert)[] = [];
  const documents: (typeof userDocuments.$inferInsert)[] = [];
  for (const person of people) {
    const last = person.degree?.at(-1);
    if (person.approval !== undefined && person.approval !== 'pending') continue;
    if (person.role !== 'doctor' || !last || !person.appliedAt) continue;
    const words = {
      name: `Dr. ${person.firstName} ${person.lastName}`,
      degree: last.name,
      institute: last.institute,
      year: last.year,
      clinic: person.clinic ?? '',
      city: `${person.address?.city} ${person.address?.pincode}`,
      registrationNumber: person.registrationNumber ?? '',
    };
    const made = await makePapers(words);
    const papers: Record<'degree' | 'visitingCard', Paper> = {
      degree: pdf('degree.pdf', made.degree),
      visitingCard: pdf('visiting-card.pdf', made.visitingCard),
    };
    if (applicants % seldom === 0) {
      const { name, degree, clinic, city, registrationNumber } = words;
      const { bytes, width, height } = await photographCard({
        lines: [name, degree, clinic, city, `Reg. no. ${registrationNumber}`],
        fonts,
        isSideways: applicants % (2 * seldom) === seldom,
      });
      papers.visitingCard = { name: 'visiting-card.jpg', type: 'image/jpeg', bytes, width, height };
    }
    applicants += 1;
    for (const kind of ['degree', 'visitingCard'] as const) {
      const at = person.appliedAt;
      const file = await storeFile(store, { purpose: kind, ownerId: person.id, at, ...papers[kind] });
      rows.push(file);
      documents.push({ id: seedId(`document/${file.id}`), userId: person.id, kind, fileId: file.id, createdAt: at });
    }
  }
  return { rows, documents };
}
