import { mobileDigits } from './phone';

/**
 * What a field has to be for the server to take it. The schemas are made of this data, so a form in the browser, which
 * has no schemas, refuses what the server would and nothing else.
 */
export interface Rule {
  /** It may not be left empty; a box has to be ticked. */
  required?: boolean;
  /** Characters as people count them, after trimming: a face is one, though it takes two places in a string. */
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Blanks at its ends count, as in a password. */
  raw?: boolean;
}

export type Broken = 'required' | 'min' | 'max' | 'pattern';

/** What of a rule a value breaks first; nothing where it keeps it. An empty text breaks nothing but `required`. */
export function brokenRule(rule: Rule, value: string | boolean): Broken | undefined {
  if (typeof value === 'boolean') return rule.required && !value ? 'required' : undefined;
  const { required = false, min = 0, max = Number.POSITIVE_INFINITY, pattern } = rule;
  const text = rule.raw ? value : value.trim();
  if (text === '') return required ? 'required' : undefined;
  const { length } = [...text];
  if (length < min) return 'min';
  if (length > max) return 'max';
  return pattern && !pattern.test(text) ? 'pattern' : undefined;
}

/** The same field, not to be left empty. */
export const required = <R extends Rule>(rule: R) => ({ ...rule, required: true as const });

/** Several lines, and one: without control signs and halves of a sign, of which the database takes neither. */
export const plainLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
export const plainLine = /^[^\p{Cc}\p{Cs}]*$/u;

export const emailRule = {
  max: 254,
  pattern: /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
};
/** As it is typed: ten digits, without the country code. */
export const phoneRule = { pattern: mobileDigits };
export const pincodeRule = { pattern: /^[1-9]\d{5}$/ };
/** A state, a city. */
export const placeRule = { max: 60 };
/** A first name, a last name. */
export const nameRule = { max: 100 };
/** The number under which a medical council keeps a doctor. */
export const registrationRule = { max: 60, pattern: plainLine };
export const customerCodeRule = { max: 40 };
/** A code on a new card; and how many are taken in at once. */
export const newCodeRule = { pattern: /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/ };
export const mostCodes = 1000;

/** Accounts that one run changes at most. */
export const mostAtOnce = 5000;
/** What was found out about a code that was tried in vain. */
export const codeNoteRule = { max: 500, pattern: plainLines };
/** What a set of permissions is called. */
export const roleNameRule = { required: true, max: 80, pattern: plainLine };
/** A code that was sent, and that of an authenticator. */
export const otpRule = { pattern: /^\d{6}$/ };
/** What finishes a login: such a code, or a recovery code. */
export const factorRule = { min: 6, max: 20 };
/** What its owner calls a passkey. */
export const passkeyNameRule = { min: 1, max: 60, pattern: plainLine };
/** A password that is in use, as old as it may be. */
export const passwordRule = { min: 1, max: 128, raw: true };
export const newPasswordRule = { min: 10, max: 128, raw: true };

/** A message to the team, as its form asks for it. */
export const contactRules = {
  name: { required: true, min: 2, max: 100, pattern: plainLine },
  email: required(emailRule),
  phone: phoneRule,
  subject: { required: true, min: 3, max: 150, pattern: plainLine },
  message: { required: true, min: 10, max: 4000, pattern: plainLines },
};

/** A question to colleagues, and an answer. */
export const questionRules = {
  title: { required: true, min: 10, max: 200, pattern: plainLine },
  text: { required: true, min: 20, max: 4000, pattern: plainLines },
} as const;
export const answerRules = { text: { required: true, min: 2, max: 4000, pattern: plainLines } } as const;
export const mostTags = 5;
/** Pictures to a question. */
export const mostQuestionPictures = 3;

/** What is said in a talk with the team, by either side, and what staff note beside it for each other. */
export const chatRules = { text: { required: true, min: 1, max: 2000, pattern: plainLines } } as const;
/** An answer that staff give often, and the name under which they look for it. */
export const cannedRules = {
  name: { required: true, min: 2, max: 40, pattern: plainLine },
  text: chatRules.text,
} as const;

export const mostCannedAnswers = 200;

/** What a saved view of a list is called, and how many of one list a person may have. */
export const viewNameRule = { required: true, max: 40, pattern: plainLine } as const;
export const mostViews = 50;

/** A draft of a contribution: it may be as short as it is. */
export const contributionRules = {
  age: { pattern: /^(?:\d|\d\d|1[01]\d|120)$/ },
  site: { max: 200, pattern: plainLine },
  title: { max: 150, pattern: plainLine },
  summary: { max: 1000, pattern: plainLines },
  diagnosis: { max: 200, pattern: plainLine },
  history: { max: 4000, pattern: plainLines },
  examination: { max: 4000, pattern: plainLines },
  investigations: { max: 4000, pattern: plainLines },
  treatment: { max: 4000, pattern: plainLines },
  outcome: { max: 4000, pattern: plainLines },
  findings: { max: 4000, pattern: plainLines },
  teachingPoint: { max: 200, pattern: plainLine },
} as const satisfies Record<string, Rule>;
/** What staff keep on record of an account. */
export const accountRules = {
  name_titel: { max: 20, pattern: plainLine },
  first_name: { required: true, max: 60, pattern: plainLine },
  last_name: { max: 60, pattern: plainLine },
} as const satisfies Record<string, Rule>;
/** The own profile: a name or any other line, a longer text, and the year of a degree. */
export const profileRules = {
  line: { max: 200 },
  text: { max: 4000 },
  year: { pattern: /^(19|20)\d{2}$/ },
} as const;
export const mostDegrees = 20;
/** Of specialities, of interests, of fellowships. */
export const mostLines = 30;
