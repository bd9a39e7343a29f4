import fc from 'fast-check';
import { type ZodType, z } from 'zod';
import { emailSchema, phoneDigitsSchema, phoneSchema, pincodeSchema } from './entities/user';
import {
  accountRules,
  answerRules,
  brokenRule,
  cannedRules,
  chatRules,
  codeNoteRule,
  contactRules,
  contributionRules,
  customerCodeRule,
  emailRule,
  factorRule,
  nameRule,
  newCodeRule,
  newPasswordRule,
  otpRule,
  passwordRule,
  phoneRule,
  pincodeRule,
  placeRule,
  profileRules,
  questionRules,
  type Rule,
  registrationRule,
  required,
  roleNameRule,
  viewNameRule,
} from './form-rules';
import { operations } from './operations';
import { customerCodeSchema } from './operations/admin/codes';

const contact = operations['contact.send'].body.shape;
const { address, first_name: name, customerId } = operations['auth.create'].body.shape;
const profile = operations['users.update'].body.shape;
const asked = operations['questions.create'].body.shape;
const [caseDraft, imageDraft] = operations['contributions.save'].body.options;
/** What a draft keeps of a field, whichever kind has it. */
const drafted: Record<string, ZodType> = {
  ...imageDraft.shape,
  ...imageDraft.shape.details.shape,
  ...caseDraft.shape.details.shape,
};
/** An age is typed, and sent as a number. */
const typedAge = z
  .string()
  .regex(/^(?:\d{1,2}|[1-9]\d{2,})$/)
  .transform((text): number | null | undefined => Number(text))
  .pipe(caseDraft.shape.details.shape.age);
const account = operations['admin.users.update'].body.shape;
const { oldPassword, newPassword } = operations['auth.password.change'].body.shape;

/** A field's rule, and the schema that the server reads what was typed there with. */
const pairs: [string, Rule, ZodType, runs?: number][] = [
  ['contact name', contactRules.name, contact.name],
  ['contact email', contactRules.email, contact.email],
  ['contact subject', contactRules.subject, contact.subject],
  ['contact message', contactRules.message, contact.message],
  ['title of a question', questionRules.title, asked.title],
  ['question', questionRules.text, asked.text],
  ['answer', answerRules.text, operations['answers.create'].body.shape.text],
  ['message in a talk', chatRules.text, operations['chats.send'].body.shape.text],
  ['name of a canned answer', cannedRules.name, operations['admin.canned.create'].body.shape.name],
  ['line of a profile', profileRules.line, profile.exprience.unwrap()],
  ['text of a profile', profileRules.text, profile.publications.unwrap()],
  ['year of a degree', profileRules.year, profile.degree.unwrap().element.shape.year],
  ...Object.entries(contributionRules).map(([field, rule]): (typeof pairs)[number] => [
    `${field} of a contribution`,
    rule,
    field === 'age' ? typedAge : (drafted[field] as ZodType),
    // Six of them have one rule: what is looked for here is a field with another schema.
    200,
  ]),
  ['title of an account', accountRules.name_titel, account.name_titel.unwrap()],
  ['first name of an account', accountRules.first_name, account.first_name.unwrap()],
  ['last name of an account', accountRules.last_name, account.last_name.unwrap()],
  ['number of an account', registrationRule, account.registrationNumber.unwrap().unwrap()],
  ['email', emailRule, emailSchema],
  ['digits of a phone', phoneRule, phoneDigitsSchema],
  ['pincode', pincodeRule, pincodeSchema],
  ['place', placeRule, address.unwrap().shape.city],
  ['name', nameRule, name],
  ['customer code', customerCodeRule, customerId],
  ['code', otpRule, operations['auth.verify'].body.shape.otp],
  ['code of a login', factorRule, operations['auth.second-factor.verify'].body.shape.code],
  ['password', passwordRule, oldPassword],
  ['new password', newPasswordRule, newPassword],
  ['code on a new card', newCodeRule, customerCodeSchema],
  ['note on a code', codeNoteRule, operations['admin.invalid.resolve'].body.shape.note],
  ['name of a role', roleNameRule, operations['admin.roles.create'].body.shape.name],
  ['name of a view', viewNameRule, operations['admin.views.create'].body.shape.name],
];

const ends = (at = 0) => [at - 1, at, at + 1].filter((length) => length >= 0 && length < 5000);

/** Anything, what is just long enough or too long, and what has the shape but for one character. */
function textsFor({ min, max, pattern }: Rule) {
  const lengths = fc.constantFrom(1, ...ends(min), ...ends(max));
  const long = fc
    .tuple(lengths, fc.constantFrom('x', 'क', '9', '😀'))
    .map(([length, of]) => of.repeat(length).slice(0, length));
  const shaped = pattern?.unicode === false ? fc.stringMatching(pattern) : fc.string();
  const nearly = fc.tuple(shaped, fc.nat(40), fc.string({ maxLength: 1 })).map(([text, at, sign]) => {
    return text.slice(0, at) + sign + text.slice(at + 1);
  });
  const odd = fc.string({ unit: fc.constantFrom('a', 'Z', '0', ' ', '\n', '\t', '\u0000', '\ud800', '@', '.', '-') });
  const padded = fc.tuple(fc.constantFrom(' ', '\n', '\u00a0'), long).map(([blank, text]) => blank + text + blank);
  return fc.oneof(fc.string(), long, shaped, nearly, odd, padded);
}

test.each(pairs)(
  '[UX-02] a form refuses as %s what the server refuses, and nothing else',
  (_name, rule, schema, numRuns = 2000) => {
    fc.assert(
      fc.property(textsFor(rule), (text) => {
        // What a form sends: blanks at the ends go, but those of a password.
        const sent = rule.raw ? text : text.trim();
        expect(brokenRule(required(rule), text) === undefined).toBe(sent !== '' && schema.safeParse(sent).success);
      }),
      { numRuns },
    );
  },
);

test('[SEC-12] the ten digits of a form are those of a number with its country code', () => {
  const digits = fc.oneof(fc.stringMatching(/^\d{9,11}$/), fc.stringMatching(/^[5-9]\d{9}$/));
  fc.assert(
    fc.property(digits, (text) => {
      // Eleven digits after a code are a slip and no other spelling.
      if (text.length > 10) return expect(brokenRule(phoneRule, text)).toBe('pattern');
      expect(brokenRule(phoneRule, text) === undefined).toBe(phoneSchema.safeParse(`+91${text}`).success);
    }),
  );
});

test.each([
  [{ required: true }, '  ', 'required'],
  [{ required: true, raw: true }, '  ', undefined],
  [{ required: true }, false, 'required'],
  [{ required: true }, true, undefined],
  [{ min: 2 }, '', undefined],
  [{ min: 2, max: 3 }, ' a ', 'min'],
  [{ min: 2, max: 3 }, 'abcd', 'max'],
  [{ pattern: /^\d$/ }, 'x', 'pattern'],
] as const)('[UX-02] of %j, %j breaks %s', (rule, value, broken) => {
  expect(brokenRule(rule, value)).toBe(broken);
});
