import type { Page } from '@playwright/test';
import { codeFor } from './outbox';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that passes for a paper. */
export const paper = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });

export interface Registrant {
  code: string;
  digits: string;
  email: string;
}
type Contact = { phone: string } | { email: string };

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  const body = await answer.json();
  if (body.error) throw new Error(`${path} answers ${body.code}`);
  return body;
}

/** Registers over HTTP, as far as it is told: which contacts are proved, and whether the papers are there. */
export async function addRegistrant(
  page: Page,
  { code, digits, email }: Registrant,
  { prove = [], papers = false }: { prove?: readonly ('phone' | 'email')[]; papers?: boolean } = {},
): Promise<string> {
  const { result } = await post(page, '/api/auth/create', {
    name_titel: 'Dr.',
    first_name: 'Leela',
    last_name: 'Nair',
    email,
    phone: { code: '+91', number: digits },
    checkedTOC: true,
    customerId: code,
  });
  let scopedToken = '';
  for (const kind of prove) {
    const contact: Contact = kind === 'phone' ? { phone: `+91${digits}` } : { email };
    const otp = await codeFor(page, kind === 'phone' ? `+91${digits}` : email);
    ({ token: scopedToken } = await post(page, '/api/auth/otp/verify', { ...contact, otp, purpose: 'registration' }));
  }
  if (papers) {
    const answer = await page.request.put('/api/users/', {
      params: { userId: result._id },
      headers: { authorization: `Bearer ${scopedToken}` },
      multipart: { degreeCreds: paper('degree.png'), visitingCardCreds: paper('card.png') },
    });
    if (!answer.ok()) throw new Error(`The papers are answered ${answer.status()}`);
  }
  return result._id;
}
