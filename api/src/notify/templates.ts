import type { OtpPurpose } from '../db/schema/codes';

/** `dlt` is the number under which the operators know the text; they drop every other (SEC-16). */
interface Sms<Data> {
  dlt: string;
  text: (data: Data) => string;
}

interface Mail<Data> {
  subject: string | ((data: Data) => string);
  text: (data: Data) => string;
}

interface CodeData {
  code: string;
  /** Minutes for which the code is good. */
  minutes: number;
  /** Where the code is typed in, without scheme: `portal.example`. */
  host: string;
}

/**
 * One kind of code: what it is for, in the same words by mail and SMS. The line under an SMS lets browsers fill it in.
 */
function code(dlt: string, what: string): { sms: Sms<CodeData>; email: Mail<CodeData> } {
  const text = ({ code, minutes }: CodeData) =>
    `${code} is your code ${what}. It is good for ${minutes} minutes. Tell it to nobody.`;
  const sms = (data: CodeData) => `${text(data)}\n\n@${data.host} #${data.code}`;
  return { sms: { dlt, text: sms }, email: { subject: 'Your Tvacha code', text } };
}

const codes = {
  'code.register-phone': code('1107169100000000011', 'to prove your mobile number to Tvacha'),
  'code.register-email': code('1107169100000000012', 'to prove your email address to Tvacha'),
  'code.login': code('1107169100000000013', 'to log in to Tvacha'),
  'code.change': code('1107169100000000014', 'to use this contact for your Tvacha account'),
  'code.reset': code('1107169100000000015', 'to set a new Tvacha password'),
  'code.demo': code('1107169100000000016', 'to try Tvacha out'),
  'code.prove': code('1107169100000000017', 'to show Tvacha that it is you'),
} satisfies Record<`code.${OtpPurpose}`, unknown>;

/** Somebody as they are addressed, and where they log in. */
interface Welcomed {
  name: string;
  loginUrl: string;
}

const approved = {
  sms: {
    dlt: '1107169100000000021',
    text: () => 'Tvacha: your membership is approved. Log in with your mobile number.',
  } satisfies Sms<Welcomed>,
  email: {
    subject: 'Welcome to Tvacha',
    text: ({ name, loginUrl }) =>
      `Dear ${name},\n\nyour membership is approved. Log in with your mobile number at ${loginUrl}.\n\nTvacha`,
  } satisfies Mail<Welcomed>,
};

const rejected = {
  sms: {
    dlt: '1107169100000000022',
    text: () => 'Tvacha: we could not approve your application. The reason is in your mail.',
  } satisfies Sms<{ name: string; reason: string }>,
  email: {
    subject: 'Your Tvacha application',
    text: ({ name, reason }) =>
      `Dear ${name},\n\nwe could not approve your application:\n\n${reason}\n\nAnswer this mail once that is put right, or write to us through the contact page.\n\nTvacha`,
  } satisfies Mail<{ name: string; reason: string }>,
};

const clearerCopy = {
  sms: {
    dlt: '1107169100000000033',
    text: () => 'Tvacha: we need a clearer copy of one of your papers. What to do is in your mail.',
  } satisfies Sms<AskedCopy>,
  email: {
    subject: 'Please send one of your papers again',
    text: ({ name, paper, reason, url }) =>
      `Dear ${name},\n\nto decide on your application we need a clearer copy of your ${paper}:\n\n${reason}\n\nSend it again here: ${url}\n\nOnly that paper is replaced. Nothing else has to be done again.\n\nTvacha`,
  } satisfies Mail<AskedCopy>,
};

/** A paper that could not be read, why, and where it is sent again. */
interface AskedCopy {
  name: string;
  paper: string;
  reason: string;
  url: string;
}

/** A member of staff gets no link that whoever reads the mail could use: the code goes out when they ask for it. */
const staff = {
  email: {
    subject: 'Welcome to Tvacha',
    text: ({ name, loginUrl }) =>
      `Dear ${name},\n\nyou have an account in the back office of Tvacha. Open ${loginUrl}, choose "Forgot password" and give this email address. We send you a code, with which you set your first password.\n\nTvacha`,
  } satisfies Mail<Welcomed>,
};

/** Somebody for whom the team has made an account. */
const member = {
  email: {
    subject: 'Welcome to Tvacha',
    text: ({ name, loginUrl }) =>
      `Dear ${name},\n\nour team has made an account of Tvacha for you. Log in at ${loginUrl} with your mobile number: we send you a code. If you did not ask for an account, write to us.\n\nTvacha`,
  } satisfies Mail<Welcomed>,
};

const firstPassword = {
  email: {
    subject: 'Welcome to Tvacha',
    text: ({ name, loginUrl }) =>
      `Dear ${name},\n\nour team has made an account of Tvacha for you. Log in at ${loginUrl} with this email address and the first password that our team gives you; then you choose your own. If you did not ask for an account, write to us.\n\nTvacha`,
  } satisfies Mail<Welcomed>,
};

const changedContact = {
  sms: {
    dlt: '1107169100000000023',
    text: () =>
      'Tvacha: our team changed the email address or mobile number of your account. If you did not ask for that, write to us at once.',
  } satisfies Sms<object>,
  email: {
    subject: 'Your Tvacha account was changed',
    text: () =>
      'Our team changed how you log in to Tvacha, your email address or mobile number. If you did not ask for that, write to us at once.',
  } satisfies Mail<object>,
};

const stolenSession = {
  email: {
    subject: 'Your Tvacha session was ended',
    text: () =>
      'Somebody used a copy of your Tvacha session, or it was used in another browser, so we ended it. Log in again; if that was not you, change your password and write to us.',
  } satisfies Mail<object>,
};

const factorReset = {
  email: {
    subject: 'The second step of your Tvacha login was reset',
    text: () =>
      'Our team removed the authenticator, the recovery codes and any passkeys of your Tvacha account, and your sessions have ended. Log in with your password to set up an authenticator anew. If you did not ask for that, write to us at once.',
  } satisfies Mail<object>,
};

const passkeyAdded = {
  email: {
    subject: 'A passkey was added to your Tvacha account',
    text: ({ name }) =>
      `The passkey "${name}" was added to your Tvacha account and finishes a login like your authenticator. If that was not you, remove it, change your password and write to us at once.`,
  } satisfies Mail<{ name: string }>,
};

const passkeyRemoved = {
  email: {
    subject: 'A passkey was removed from your Tvacha account',
    text: ({ name }) =>
      `The passkey "${name}" was removed from your Tvacha account and opens it no more. If that was not you, change your password and write to us at once.`,
  } satisfies Mail<{ name: string }>,
};

const newPassword = {
  email: {
    subject: 'Your Tvacha password was set',
    text: () => 'The password of your Tvacha account was set. If that was not you, ask for a new one and write to us.',
  } satisfies Mail<object>,
};

interface ContactForm {
  /** Who writes, and how they are reached. */
  from: string;
  subject: string;
  message: string;
}

const contactForm = {
  email: {
    subject: ({ subject }) => `Contact form: ${subject}`,
    text: ({ from, message }) => `From ${from}\n\n${message}`,
  } satisfies Mail<ContactForm>,
};

interface ContactAnswer {
  name: string;
  subject: string;
  /** What the team answers, and what was asked. */
  text: string;
  asked: string;
}

const contactAnswered = {
  email: {
    subject: ({ subject }) => `Re: ${subject}`,
    text: ({ name, text, asked }) =>
      `Dear ${name},\n\n${text}\n\nTvacha\n\nYou wrote to us:\n${asked.replace(/^/gm, '> ')}`,
  } satisfies Mail<ContactAnswer>,
};

/** Everything the product says by mail and SMS. A changed SMS is registered anew before it is released. */
export const templates = {
  ...codes,
  'application.approved': approved,
  'application.rejected': rejected,
  'application.copy': clearerCopy,
  'staff.welcome': staff,
  'member.welcome': member,
  'account.first-password': firstPassword,
  'account.contact-changed': changedContact,
  'account.session-stolen': stolenSession,
  'account.factor-reset': factorReset,
  'account.passkey-added': passkeyAdded,
  'account.passkey-removed': passkeyRemoved,
  'account.password-set': newPassword,
  'team.contact-form': contactForm,
  'contact.answered': contactAnswered,
};

export type TemplateName = keyof typeof templates;
export type ChannelOf<Name extends TemplateName> = keyof (typeof templates)[Name] & ('sms' | 'email');
export type DataOf<Name extends TemplateName> = (typeof templates)[Name] extends {
  email: { text: (data: infer Data extends object) => string };
}
  ? Data
  : object;

/** The registered number of a template's SMS; undefined where it has none. */
export function dltOf(name: TemplateName): string | undefined {
  const template = templates[name];
  return 'sms' in template ? template.sms.dlt : undefined;
}
