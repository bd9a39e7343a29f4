import type { OperationId } from '@tvacha/shared-contract';
import { accessByTable } from '@tvacha/shared-contract/testing';
import { examples } from '../src/testing/examples';
import { personaNames, personaOf, refusalFor } from './personas';
import type { Said } from './requests';
import { Fault, type Stage, setScene, watchedCall } from './watched-call';

/** Operations whose own rule answers as the door does: there the door cannot be told from what is behind it. */
const alike: ReadonlySet<string> = new Set(['auth.refresh']);

/**
 * Calls an operation as everyone there is: who may by the table of rights is let in, who may not is turned away with
 * the right code.
 * @returns one line for each that was not
 */
export async function checkRoles(stage: Stage, id: OperationId): Promise<string[]> {
  const access = accessByTable(id);
  const faults: string[] = [];
  await setScene(stage, access);
  for (const name of personaNames) {
    const persona = personaOf(name);
    try {
      const { status, code } = await watchedCall(stage, id, name, examples[id] as Said);
      const away = refusalFor(persona);
      const refused = status === away.status && code === away.code;
      if (persona.may(access) && refused && !alike.has(id)) throw new Fault(`turned away with ${code}`);
      if (!persona.may(access) && !refused) throw new Fault(`let in: ${status} ${code}`);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(`${id} as ${name}: ${error.message}`);
    }
  }
  return faults;
}
