import type { CallRules, OperationShape } from './operation';
import { operations } from './operations';
import type { OperationId } from './routes';
import {
  atFirstLogin,
  changedInDemo,
  forgivesToken,
  ignoresToken,
  limits,
  takesCode,
} from './testing/call-rules-table';

const ids = Object.keys(operations) as OperationId[];
const rulesOf = (id: OperationId): OperationShape => operations[id];
const idsWhere = (holds: (rules: CallRules) => boolean) => ids.filter((id) => holds(rulesOf(id))).sort();
const sorted = (list: readonly OperationId[]) => [...list].sort();

test('[SEC-28] a token is ignored, or forgiven, by the operations of the table and by no other', () => {
  expect(idsWhere(({ token }) => token === 'ignored')).toEqual(sorted(ignoresToken));
  expect(idsWhere(({ token }) => token === 'optional')).toEqual(sorted(forgivesToken));
});

test('[AUTH-06] [AUTH-08] [SEC-28] what is open at a first login, and to who only looks around, is what the table says', () => {
  expect(idsWhere((rules) => rules.atFirstLogin === true)).toEqual(sorted(atFirstLogin));
  expect(idsWhere((rules) => rules.inDemo === true)).toEqual(sorted(changedInDemo));
});

test('[SEC-12] the operations that take a code that was sent are those of the table', () => {
  expect(idsWhere((rules) => rules.takesCode === true)).toEqual(sorted(takesCode));
});

test('[SEC-42] limits of single operations are those of the table', () => {
  const declared = ids.flatMap((id) => (rulesOf(id).limit ? [[id, rulesOf(id).limit]] : []));
  expect(Object.fromEntries(declared)).toEqual(limits);
});
