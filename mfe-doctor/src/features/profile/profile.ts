import type { DoctorProfile, Profile } from '@tvacha/shared-contract';
import { showProfile } from '@tvacha/shared-contract/routes/account';
import { showDoctor } from '@tvacha/shared-contract/routes/finder';
import { listMasterdata } from '@tvacha/shared-contract/routes/reading';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

export const profilePath = '/doctor/profile';

/** The own record; asked for again on return to the tab, as another one may have changed it. */
export const ownProfile = createResource({
  name: 'ownProfile',
  load: (_query: undefined, options) => call(showProfile, {}, options),
  age: 0,
});

/** Shows a record that a write has just answered with. */
export const profileSaved = (profile: Profile) =>
  ownProfile.change((entry) => ({ ...entry, status: 'ready', value: profile, at: Date.now(), request: null }));

/** What patients see of the doctor since their record was last changed. */
export const finderView = createResource({
  name: 'finderView',
  load: ({ id }: { id: string; updatedAt: string }, options): Promise<DoctorProfile> =>
    call(showDoctor, { query: { id } }, options),
  keep: 2,
});

/** A paper with a link that is good now; nothing where it was removed meanwhile. */
export const paperLink = createResource({
  name: 'paperLink',
  load: async ({ id }: { id: string }, options) => ({
    paper: (await call(showProfile, {}, options)).documents.find(({ _id }) => _id === id) ?? null,
  }),
  age: 0,
});

export const profileStates = createResource({
  name: 'profileStates',
  load: (_query: undefined, options) => call(listMasterdata, { query: { type: 'state' } }, options),
});

export const profileParts = [ownProfile, finderView, paperLink, profileStates];

/** The multipart field of each kind of file, and that of its removal where there is one. */
export const fileFields = {
  degree: 'degreeCreds',
  visitingCard: 'visitingCardCreds',
  profilePic: 'profilePic',
} as const satisfies Record<DocumentKind | 'profilePic', string>;
export const removalFields = { degree: 'deletedDegree', visitingCard: 'deletedVisitingCard' } as const;
