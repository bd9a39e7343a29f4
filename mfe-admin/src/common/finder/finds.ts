import type { OfficeFind, OfficeRecord } from '@tvacha/shared-contract';
import { mayOpen, type Subject } from '@tvacha/shared-contract/permissions';
import { findInOffice } from '@tvacha/shared-contract/routes/admin/office';
import { foundKinds, foundPath } from '@tvacha/shared-core/found';
import { call } from '@tvacha/shared-core/http';
import { pickWords } from '@tvacha/shared-core/i18n';
import { createResource } from '@tvacha/shared-core/resources';
import { keptFor } from '@tvacha/shared-core/site-routes';
import { adminPaths } from '../../app/paths';
import type { Translate } from '../i18n';
import { screens } from './screens';

/** Records and contents that one may read, for what is being typed. */
export const officeFinds = createResource({
  name: 'officeFinds',
  load: (query: { search: string }, options): Promise<OfficeFind[]> => call(findInOffice, { query }, options),
  age: 10_000,
});

const recordPaths: Record<OfficeRecord['kind'], (find: OfficeRecord) => string> = {
  doctor: ({ _id: id }) => adminPaths.adminUsers({ id }),
  patient: ({ _id: id }) => adminPaths.adminUsers({ role: 'patient', id }),
  staff: ({ _id: id }) => adminPaths.adminUsers({ role: 'staff', id }),
  code: ({ title: search }) => adminPaths.realCodes({ search }),
  triedCode: ({ _id: id }) => adminPaths.invalidCodes({ state: 'all', id }),
  talk: ({ _id: id }) => adminPaths.chat({ id }),
  contribution: ({ _id: id }) => adminPaths.contentApproval({ state: 'all', id }),
};

/** Where something is opened: a record in the office, what is published where members read it. */
export const findPath = (find: OfficeFind): string =>
  find.kind === 'content' ? foundPath({ _id: find._id, ...find.published }) : recordPaths[find.kind](find);

/** Whether somebody may open the page: staff who are no admins have no way into the doctors’ area. */
export const mayFollow = ({ role }: Subject, path: string): boolean =>
  keptFor(path)?.some((one) => one === role) ?? true;

/** What it is, in the words of the office or of the portal’s search. */
export const findWord = (find: OfficeFind, t: Translate): string =>
  find.kind === 'content' ? pickWords(foundKinds[find.published.kind].one) : t(`finder.${find.kind}`);

/** Screens that somebody may open, whose name has each of the words. */
export function screensFor(subject: Subject, words: string): { path: string; title: string }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return screens
    .filter((screen) => mayOpen(subject, screen))
    .filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)));
}
