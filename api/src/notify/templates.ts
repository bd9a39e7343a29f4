import type { OtpPurpose } from '../db/schema/codes';

interface CodeData {
  code: string;
  /** Minutes for which the code is good. */
  minutes: number;
}

interface ApplicantData {
  /** As the doctor is addressed. */
  name: string;
  loginUrl: string;
}

interface Words<Data> {
  /** `dlt` is the number under which the operators know the text; they drop every other (SEC-16). */
  sms: { dlt: string; text: (data: Data) => string };
  email: { subject: string; text: (data: Data) => string };
}

/** One kind of code: what it is for, in the words of both channels. */
function code(dlt: string, what: string): Words<CodeData> {
  const text = ({ code, minutes }: CodeData) =>
    `${code} is your code ${what}. It is good for ${minutes} minutes. Tell it to nobody.`;
  return { sms: { dlt, text }, email: { subject: 'Your Tvacha code', text } };
}

const codes = {
  'code.register-phone': code('1107169100000000011', 'to prove your mobile number to Tvacha'),
  'code.register-email': code('1107169100000000012', 'to prove your email address to Tvacha'),
  'code.login': code('1107169100000000013', 'to log in to Tvacha'),
  'code.change': code('1107169100000000014', 'to use this contact for your Tvacha account'),
  'code.reset': code('1107169100000000015', 'to set a new Tvacha password'),
  'code.demo': code('1107169100000000016', 'to try Tvacha out'),
  'code.prove': code('1107169100000000017', 'to show Tvacha that it is you'),
} satisfies Record<`code.${OtpPurpose}`, Words<CodeData>>;

const approved: Words<ApplicantData> = {
  sms: {
    dlt: '1107169100000000021',
    text: () => 'Tvacha: your membership is approved. Log in with your mobile number.',
  },
  email: {
    subject: 'Welcome to Tvacha',
    text: ({ name, loginUrl }) =>
      `Dear ${name},\n\nyour membership is approved. Log in with your mobile number at ${loginUrl}.\n\nTvacha`,
  },
};

const rejected: Words<Pick<ApplicantData, 'name'> & { reason: string }> = {
  sms: {
    dlt: '1107169100000000022',
    text: () => 'Tvacha: we could not approve your application. The reason is in your mail.',
  },
  email: {
    subject: 'Your Tvacha application',
    text: ({ name, reason }) =>
      `Dear ${name},\n\nwe could not approve your application:\n\n${reason}\n\nAnswer this mail once that is put right, or write to us through the contact page.\n\nTvacha`,
  },
};

/** Everything the product says by mail and SMS. A changed SMS is registered anew before it is released. */
export const templates = { ...codes, 'application.approved': approved, 'application.rejected': rejected };

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = (typeof templates)[Name] extends Words<infer Data> ? Data : never;
