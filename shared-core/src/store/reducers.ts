import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { combineReducers, type Reducer, type UnknownAction } from 'redux';

export type Reducers = Record<string, Reducer>;
type State = Record<string, unknown>;

/**
 * The root reducer, whose parts come and go.
 * @param awaited names of slices whose state is there before their reducer is.
 */
export function createReducerSet(base: Reducers, awaited: readonly string[] = []) {
  const waiting = new Set(awaited.filter((name) => !(name in base)));
  const parts: Reducers = { ...base };
  let combined: Reducer<State> = combineReducers(parts);

  const rebuild = () => {
    combined = combineReducers(parts);
  };

  return {
    reduce(state: State = {}, action: UnknownAction): State {
      const kept = [...waiting].flatMap((name) => (name in state ? [[name, state[name]] as const] : []));
      const known = Object.fromEntries(Object.entries(state).filter(([name]) => name in parts));
      const same = Object.keys(known).length === Object.keys(state).length;
      const next = combined(same ? state : known, action);
      return kept.length > 0 ? { ...next, ...Object.fromEntries(kept) } : next;
    },
    has: (name: string) => name in parts,
    /** Adds all of them, or throws and adds none. */
    add(added: Reducers) {
      Object.assign(
        parts,
        Object.fromEntries(Object.entries(added).map(([name, part]) => [name, contained(name, part)])),
      );
      for (const name of Object.keys(added)) waiting.delete(name);
      rebuild();
    },
    remove(names: readonly string[]) {
      for (const name of names) delete parts[name];
      rebuild();
    },
  };
}

/** A reducer that throws leaves its own slice as it was, and everybody else's untouched. */
function contained(name: string, reducer: Reducer): Reducer {
  const initial: unknown = reducer(undefined, { type: '@@tvacha/probe' });
  if (initial === undefined) throw new Error(`The reducer ${name} has no initial state`);
  return (state: unknown = initial, action: UnknownAction): unknown => {
    try {
      return reducer(state, action);
    } catch (error) {
      reportCaughtError({ where: `reducer:${name}`, error });
      return state;
    }
  };
}
