import type { UnknownAction } from 'redux';

/**
 * An action by its type, for the slices of the first load; Redux Toolkit, which has the same, comes with the areas.
 * @param prepare makes the payload.
 * @returns the creator, with its `type` and a `match` that knows its actions.
 */
export function createAction<Args extends unknown[], Payload>(type: string, prepare: (...args: Args) => Payload) {
  const create = (...args: Args) => ({ type, payload: prepare(...args) });
  type Made = ReturnType<typeof create>;
  return Object.assign(create, { type, match: (action: UnknownAction): action is Made => action.type === type });
}

let ids = 0;

/** A name that nothing else in this page has. */
export const nextId = (): string => String(++ids);
