import type { ServerEvents } from '@tvacha/shared-contract/realtime';
import { combineReducers, type Reducer, type UnknownAction } from 'redux';
import type { Reducers } from '../store/reducers';
import type { Saga } from '../store/supervise';

type Events = keyof ServerEvents;
/** One thing that the server said over the socket. */
export type Said = { [Name in Events]: { name: Name; about: Parameters<ServerEvents[Name]>[0] } }[Events];

/** What brings a slice and the saga that fills it: a resource or a mutation. */
export interface StorePart {
  name: string;
  /** The slice of which it is a field. */
  within?: string;
  reducer: Reducer;
  saga: Saga;
  /** Of what is asked for again by itself: whether it ages, what puts it out of date, and how that is said. */
  ages?: boolean;
  refreshOn?: readonly (keyof ServerEvents)[];
  refresh?: () => UnknownAction;
  invalidate?: (events?: readonly Said[]) => UnknownAction;
  /** Of a part that several bring: puts it into the store until all who hold it have let go, by what is returned. */
  hold?: () => () => void;
}

/** The slices by the names that the store knows them by; those of one `within` are fields of one. */
export function slicesOf(parts: readonly StorePart[]): Reducers {
  const fields: Record<string, Reducers> = {};
  for (const { name, within = '', reducer } of parts) fields[within] = { ...fields[within], [name]: reducer };
  const { '': own, ...groups } = fields;
  return {
    ...own,
    ...Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, combineReducers(group)])),
  };
}
