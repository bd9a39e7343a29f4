import type { Access, OperationId } from '@tvacha/shared-contract';
import type { TableSnapshot } from '../src/db/table-snapshot';
import { type Answered, answerFault, readAnswer } from './answers';
import type { Cast } from './cast';
import type { PersonaName } from './personas';
import { unmeant } from './refusal-writes';
import { requestFor, type Said } from './requests';
import type { Target } from './target';

/** Everything a check works with. */
export interface Stage {
  target: Target;
  cast: Cast;
  tables: TableSnapshot;
}

/** An answer that is not as it must be. */
export class Fault extends Error {}

/** People are needed again by the next case, whatever this one did to them. */
const people = new Set(['users', 'roles', 'sessions', 'refresh_tokens']);

/** Brings everything back and readies people for an operation. */
export async function setScene({ cast, tables }: Stage, access: Access): Promise<void> {
  await tables.written();
  await tables.restore();
  await cast.dressFor(access);
  await tables.remember(['roles', 'sessions']);
}

/** Calls an operation and holds the answer to all that must be so whatever was asked. */
export async function watchedCall(
  { target, cast, tables }: Stage,
  id: OperationId,
  name: PersonaName,
  said: Said,
): Promise<Answered> {
  const response = await target.send(requestFor(target, id, said, await cast.tokenOf(name)));
  const answer = await readAnswer(response);
  const written = await tables.written();
  if (written.some((table) => people.has(table))) await tables.restore(people);
  if (typeof answer === 'string') throw new Fault(answer);
  const fault = answerFault(id, answer);
  if (fault) throw new Fault(answer.status >= 500 ? `${fault}. ${target.lastFailure()}` : fault);
  const strange = answer.error ? unmeant(id, written) : [];
  if (strange.length > 0) throw new Fault(`answered ${answer.code}, yet wrote to ${strange.join(', ')}`);
  return answer;
}
