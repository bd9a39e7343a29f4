import type { Examples } from './example';

export const passkeysExamples: Examples<'passkeys'> = {
  'auth.second-factor.passkey.begin': {},
  'auth.second-factor.passkey': {
    body: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
  'auth.passkeys.list': {},
  'auth.passkeys.begin': {},
  'auth.passkeys.add': {
    body: { name: 'Laptop', id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
  },
  'auth.passkeys.remove': { body: { id: '00000000-0000-4000-8000-000000000000' } },
};
