import type { OfficeFind } from '@tvacha/shared-contract';
import { mayOpen, type Subject } from '@tvacha/shared-contract/permissions';
import { findInOffice } from '@tvacha/shared-contract/routes/admin/office';
import { call } from '@tvacha/shared-core/http';
import { pickWords } from '@tvacha/shared-core/i18n';
import { createResource } from '@tvacha/shared-core/resources';
import { remote } from '../../../remote.config';
import { adminPaths } from '../../app/paths';

/** Records of the sections that one may read, for what is being typed. */
export const officeFinds = createResource({
  name: 'officeFinds',
  load: (query: { search: string }, options): Promise<OfficeFind[]> => call(findInOffice, { query }, options),
  age: 10_000,
});

/** Where a record is opened. */
export const findPaths: Record<OfficeFind['kind'], (find: OfficeFind) => string> = {
  doctor: ({ _id: id }) => adminPaths.adminUsers({ id }),
  patient: ({ _id: id }) => adminPaths.adminUsers({ role: 'patient', id }),
  staff: ({ _id: id }) => adminPaths.adminUsers({ role: 'staff', id }),
  code: ({ title: search }) => adminPaths.realCodes({ search }),
  triedCode: ({ _id: id }) => adminPaths.invalidCodes({ state: 'all', id }),
  talk: ({ _id: id }) => adminPaths.chat({ id }),
  contribution: ({ _id: id }) => adminPaths.contentApproval({ state: 'all', id }),
};

/** Screens that somebody may open, whose name has each of the words. */
export function screensFor(subject: Subject, words: string): { path: string; title: string }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return remote.routes
    .filter((route) => mayOpen(subject, route))
    .map(({ path, title }) => ({ path, title: pickWords(title) }))
    .filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)));
}
