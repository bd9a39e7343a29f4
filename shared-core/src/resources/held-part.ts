import { type Injection, injectRemote, type PortalStore, portalStore } from '@tvacha/shared-core/store';
import type { StorePart } from './slices-of';
import { watchResources } from './watch-resources';

/**
 * A part that several bring, as the shell's header and an area: it is put into the store and watched over for the first
 * of them, once, and goes with the last, with what it held.
 */
export function heldPart<Part extends StorePart>(part: Part): Part & Required<Pick<StorePart, 'hold'>> {
  // Each test begins with a store of its own.
  const held = new WeakMap<PortalStore, { holders: number; drop: () => void }>();

  const bring = (store: PortalStore) => {
    const remove = injectRemote({ key: `held:${part.name}`, resources: [part] });
    const unwatch = watchResources([part]);
    const drop = () => {
      held.delete(store);
      unwatch();
      remove();
    };
    const kept = { holders: 0, drop };
    held.set(store, kept);
    return kept;
  };

  const hold = () => {
    const store = portalStore();
    const kept = held.get(store) ?? bring(store);
    kept.holders += 1;
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      kept.holders -= 1;
      if (kept.holders === 0) kept.drop();
    };
  };

  return { ...part, hold };
}

/**
 * Brings slices and sagas into the store, and asks again for what is out of date on screen; parts that others may bring
 * too are held.
 * @returns the undo.
 * @throws where the key or one of the slices' names is taken; nothing is added then.
 */
export function bringParts({ resources = [], ...injection }: Injection): () => void {
  const own = resources.filter(({ hold }) => !hold);
  const undo = [
    injectRemote({ ...injection, resources: own }),
    watchResources(own),
    ...resources.flatMap(({ hold }) => (hold ? [hold()] : [])),
  ];
  return () => {
    for (const one of undo.reverse()) one();
  };
}
