import { isDeepStrictEqual } from 'node:util';
import { type RegistrationFacts, registrationState, splitFullName } from './registration';
import { approvalStates } from './vocabulary';

const both = [false, true];
const codes = ['none', 'unknown', 'unused', 'spent'] as const;
const all: RegistrationFacts[] = both.flatMap((exists) =>
  codes.flatMap((code) =>
    both.flatMap((isComplete) =>
      both.flatMap((phoneVerified) =>
        both.flatMap((emailVerified) =>
          approvalStates.map((approval) => ({ exists, code, isComplete, phoneVerified, emailVerified, approval })),
        ),
      ),
    ),
  ),
);

const register = '/register/doctor';
const verify = '/register/verifycustomer';

/** What holds of a combination, and then: code, notice, answer to a registration, stage, next path. */
const table: [
  holds: Partial<RegistrationFacts>,
  code: string,
  notice: string | null,
  existing: string | null,
  stage: string,
  next: string,
][] = [
  [{ exists: false, code: 'none' }, 'PCODE_EMPTY', null, null, '', verify],
  [{ exists: false, code: 'unknown' }, 'INVALID_CODE', null, null, '', verify],
  [{ exists: false, code: 'spent' }, 'INVALID_CODE', null, null, '', verify],
  [{ exists: false, code: 'unused' }, 'CODE_VERIFIED', null, null, '', '/register/doctor?code='],
  ...(['pending', 'rejected', 'disabled'] as const).map((approval): (typeof table)[number] => [
    { exists: true, isComplete: true, phoneVerified: true, emailVerified: true, approval },
    'USER_EXISTS',
    'REG_COMPLETE',
    'APPROVAL_PENDING',
    '',
    '/login',
  ]),
  [
    { exists: true, isComplete: true, phoneVerified: true, emailVerified: true, approval: 'verified' },
    'USER_EXISTS',
    'REG_COMPLETE',
    'USER_ALREADY_EXISTS',
    '',
    '/login',
  ],
  ...[
    [false, false],
    [false, true],
    [true, false],
  ].map(([phoneVerified, emailVerified]): (typeof table)[number] => [
    { exists: true, isComplete: true, phoneVerified, emailVerified },
    'USER_EXISTS',
    'VERIFICATION_PENDING',
    'VERIFICATION_PENDING',
    'VERIFICATION_PENDING',
    register,
  ]),
  [
    { exists: true, isComplete: false, phoneVerified: false, emailVerified: false },
    'USER_EXISTS',
    'DOCUMENT_PENDING',
    'VERIFICATION_PENDING',
    'VERIFICATION_PENDING',
    register,
  ],
  ...[
    [false, true],
    [true, false],
    [true, true],
  ].map(([phoneVerified, emailVerified]): (typeof table)[number] => [
    { exists: true, isComplete: false, phoneVerified, emailVerified },
    'USER_EXISTS',
    'DOCUMENT_PENDING',
    'DOCUMENT_PENDING',
    'DOCUMENT_PENDING',
    register,
  ]),
];

const rowsFor = (facts: RegistrationFacts) =>
  table.filter(([holds]) =>
    (Object.keys(holds) as (keyof RegistrationFacts)[]).every((key) => holds[key] === facts[key]),
  );

test('[AUTH-01] [AUTH-02] every combination has one stated answer', () => {
  expect(all).toHaveLength(256);
  expect(all.filter((facts) => rowsFor(facts).length !== 1)).toEqual([]);
});

test('[AUTH-01] [AUTH-02] every combination has the answer that is stated', () => {
  const wrong = all.flatMap((facts) => {
    const [row] = rowsFor(facts);
    const [, code, notice, existing, stage, next] = row ?? [];
    const [given, stated] = [registrationState(facts), { code, notice, existing, stage, next }];
    return isDeepStrictEqual(given, stated) ? [] : [{ facts, given, stated }];
  });
  expect(wrong).toEqual([]);
});

test('[AUTH-03] a full name is split at its spaces: the first word, and the rest', () => {
  const names = ['Kavya Nair', '  Kavya   Menon Nair ', 'Kavya', ''];
  expect(names.map((name) => [name, splitFullName(name)])).toEqual([
    ['Kavya Nair', { first_name: 'Kavya', last_name: 'Nair' }],
    ['  Kavya   Menon Nair ', { first_name: 'Kavya', last_name: 'Menon Nair' }],
    ['Kavya', { first_name: 'Kavya', last_name: '' }],
    ['', { first_name: '', last_name: '' }],
  ]);
});
