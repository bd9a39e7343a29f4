import type { Result } from '@tvacha/shared-contract';
import { type ConsentKind, consentIn } from '@tvacha/shared-contract/consents';
import { giveConsent, listConsents, withdrawConsent } from '@tvacha/shared-contract/routes/account';
import { call } from '@tvacha/shared-core/http';
import { getLanguage } from '@tvacha/shared-core/i18n';
import { change, createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { tellConsent } from '../../../marketing/consent';

export type Consent = Result<'users.consents'>['items'][number];
/** What an account does not need, and may be switched. */
export type Choice = 'marketing' | 'finder';
/** Without an id the consent is given, else that one is taken back. */
export type ConsentChange = { kind: Choice; id?: undefined } | { kind: ConsentKind; id: string };

export const consentsPerPage = 20;

/** Own consents, the newest first, of one kind or of all; asked for whenever they are shown. */
export const consents = createResource({
  name: 'accountConsents',
  load: (query: { kind?: Choice; page?: number; dataPerPage: number }, options) =>
    call(listConsents, { query }, options),
  age: 0,
});

/** One state for each choice, and for each consent of a patient's pictures. */
const consentKey = ({ kind, id }: ConsentChange): string => (kind === 'patient-image' ? id : kind);

/** A consent as it will be, until the server has kept it. */
function promised(kind: Choice): Consent {
  const now = new Date().toISOString();
  return {
    _id: `promised-${kind}`,
    kind,
    ...consentIn(kind, getLanguage()),
    subjectId: null,
    givenAt: now,
    withdrawnAt: null,
  };
}

export const changeConsent = createMutation({
  name: 'consentChange',
  keyOf: consentKey,
  async send({ kind, id }: ConsentChange) {
    const locale = getLanguage();
    if (id !== undefined) await call(withdrawConsent, { body: { id } });
    else await call(giveConsent, { body: { kind, ...(locale !== 'en' && { locale }) } });
    if (kind === 'marketing') tellConsent(id === undefined);
  },
  optimistic: ({ kind, id }) =>
    kind === 'patient-image'
      ? []
      : [
          change(consents, (page, query) => {
            if (query.kind !== kind) return page;
            const others = page.items.filter(({ _id }) => _id !== id);
            return { ...page, items: id === undefined ? [promised(kind), ...others] : others };
          }),
        ],
  invalidates: [consents],
  notice: 'SUCCESS',
  saidInPlace: 'all',
});
