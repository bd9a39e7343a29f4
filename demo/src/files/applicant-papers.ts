import type { FileStore } from '@tvacha/api/file-store';
import type { files, userDocuments } from '@tvacha/api/schema';
import { seedId } from '../seed-id';
import type { UserInsert } from '../users';
import { keepFile } from './keep-file';

const paperKinds = ['degree', 'visitingCard'] as const;

/** A degree and a visiting card of everyone who waits for a decision. */
export async function applicantPapers(store: FileStore, people: readonly UserInsert[]) {
  const { makePapers } = await import('../pdf/make-papers');
  const rows: (typeof files.$inferInsert)[] = [];
  const documents: (typeof userDocuments.$inferInsert)[] = [];
  for (const person of people) {
    const last = person.degree?.at(-1);
    if (person.approval !== undefined && person.approval !== 'pending') continue;
    if (person.role !== 'doctor' || !last || !person.appliedAt) continue;
    const made = await makePapers({
      name: `Dr. ${person.firstName} ${person.lastName}`,
      degree: last.name,
      institute: last.institute,
      year: last.year,
      clinic: person.clinic ?? '',
      city: `${person.address?.city} ${person.address?.pincode}`,
      registrationNumber: person.registrationNumber ?? '',
    });
    for (const kind of paperKinds) {
      const name = kind === 'degree' ? 'degree.pdf' : 'visiting-card.pdf';
      const type = 'application/pdf';
      const at = person.appliedAt;
      const file = await keepFile(store, {
        purpose: kind,
        ownerId: person.id,
        name,
        type,
        pages: 1,
        bytes: made[kind],
        at,
      });
      rows.push(file);
      documents.push({ id: seedId(`document/${file.id}`), userId: person.id, kind, fileId: file.id, createdAt: at });
    }
  }
  return { rows, documents };
}
