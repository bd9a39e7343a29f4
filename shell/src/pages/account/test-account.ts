import type { Consent } from './privacy/consents';
import type { Login } from './sessions/sessions';

const id = (n: number) => `6f1c1a52-0000-4000-8000-00000000020${n}`;

export const aConsent = (n: number, more: Partial<Consent> = {}): Consent => ({
  _id: id(n),
  kind: 'registration',
  version: '2026-06',
  locale: 'en',
  text: 'I agree, in these very words.',
  subjectId: null,
  givenAt: '2026-10-04T09:30:00.000Z',
  withdrawnAt: null,
  ...more,
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

export const aLogin = (n: number, more: Partial<Login> = {}): Login => ({
  _id: id(n),
  current: false,
  device: { appName: 'tvacha-portal', appVersion: '1.0.0', userAgent: chrome, platform: 'Win32' },
  ip: '203.0.113.7',
  createdAt: '2026-10-04T09:30:00.000Z',
  refreshedAt: '2026-10-04T10:30:00.000Z',
  endedAt: null,
  endReason: null,
  ...more,
});
