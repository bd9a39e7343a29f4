import { consentTexts } from '@tvacha/shared-contract/consents';
import { consentRows } from './consent-rows';
import type { UserInsert } from './users';

const person = (role: 'doctor' | 'patient') => ({ id: role, role }) as UserInsert;

test('[SEC-44] what a patient agreed to speaks of no papers, and of no doctor', () => {
  const rows = consentRows([person('patient'), person('doctor')]);
  const texts = rows.filter(({ kind }) => kind === 'registration').map(({ text }) => text);
  expect(texts[0]).not.toMatch(/papers|doctor|practice/);
  expect(texts[1]).toBe(consentTexts.registration.text);
});
