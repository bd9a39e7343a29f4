import type { Access, OperationId } from '@tvacha/shared-contract';
import { type Answered, answerFault, readAnswer } from './answers';
import type { Cast } from './cast';
import type { PersonaName } from './personas';
import { unmeant } from './refusal-writes';
import { requestFor, type Said } from './requests';
import type { Target } from './target';
import type { Witness } from './witness';

/** Everything a check works with. */
export interface Stage {
  target: Target;
  cast: Cast;
  witness: Witness;
}

/** An answer that is not as it must be. */
export class Fault extends Error {}

/** People are needed again by the next case, whatever this one did to them. */
const people = new Set(['users', 'roles', 'sessions', 'refresh_tokens']);

/** Brings everything back and readies people for an operation. */
export async function setScene({ cast, witness }: Stage, access: Access): Promise<void> {
  await witness.written();
  await witness.restore();
  await cast.dressFor(access);
  await witness.remember(['roles', 'sessions']);
}

/** Calls an operation and holds the answer to all that must be so whatever was asked. */
export async function watchedCall(
  { target, cast, witness }: Stage,
  id: OperationId,
  name: PersonaName,
  said: Said,
): Promise<Answered> {
  const response = await target.send(requestFor(target, id, said, await cast.tokenOf(name)));
  const answer = await readAnswer(response);
  const tables = await witness.written();
  if (tables.some((table) => people.has(table))) await witness.restore(people);
  if (typeof answer === 'string') throw new Fault(answer);
  const fault = answerFault(id, answer);
  if (fault) throw new Fault(answer.status >= 500 ? `${fault}. ${target.lastFailure()}` : fault);
  const strange = answer.error ? unmeant(id, tables) : [];
  if (strange.length > 0) throw new Fault(`answered ${answer.code}, yet wrote to ${strange.join(', ')}`);
  return answer;
}
