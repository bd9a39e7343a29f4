import type { Result } from '@tvacha/shared-contract';
import { customerCodes } from '../db/schema';
import type { TestApp } from './make-app';

let serial = 0;

/** A form as a doctor fills it in, with a customer code that nobody has used. */
export async function newForm({ db }: TestApp, given: Record<string, unknown> = {}) {
  serial += 1;
  const number = String(serial).padStart(4, '0');
  const customerId = `TVD-N${number}`;
  await db.insert(customerCodes).values({ code: customerId });
  return {
    name_titel: 'Dr.',
    first_name: 'Leela',
    last_name: 'Menon Nair',
    email: `leela.${number}@clinic.example`,
    phone: { code: '+91', number: `980000${number}` },
    address: { state: 'Kerala', city: 'Kochi', pincode: '682001' },
    checkedTOC: true,
    customerId,
    ...given,
  };
}

export const sendForm = ({ call }: TestApp, body: object) => call('POST', '/api/auth/create', { body });

/** The newest code that went to a phone number or an email address. */
export const codeSentTo = ({ notifier }: TestApp, contact: string): string =>
  /\b\d{6}\b/.exec(notifier.sent.filter(({ to }) => to === contact).at(-1)?.text ?? '')?.[0] ?? '';

export const proveContact = (
  { call }: TestApp,
  contact: { phone: string } | { email: string },
  otp: string,
  purpose?: string,
) => call('POST', '/api/auth/otp/verify', { body: { ...contact, otp, ...(purpose ? { purpose } : {}) } });

/** Registers a doctor and proves the phone; answers the account and the scoped token for what comes next. */
export async function registerDoctor(test: TestApp, given: Record<string, unknown> = {}) {
  const form = await newForm(test, given);
  await sendForm(test, form);
  const phone = `+91${form.phone.number}`;
  const { body } = await proveContact(test, { phone }, codeSentTo(test, phone));
  const registrant = body.result as Extract<Result<'auth.otp.verify'>, { _id: string }>;
  return { form, phone, id: registrant._id, scopedToken: body.token ?? '' };
}
