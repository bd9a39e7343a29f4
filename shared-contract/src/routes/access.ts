import type { AdminSection, Flag, ReadingSection } from '../sections';

/** Who may call an operation. The server enforces it, screens read it. */
export type Access =
  /** With a scope: it looks at such a scoped token itself. */
  | { kind: 'public'; scopes?: readonly TokenScope[] }
  /** A session, or the scoped token of a person who proved a contact and has no session yet. */
  | { kind: 'scopedToken'; scopes: readonly TokenScope[] }
  /** Such a scoped token and nothing else: a session does not stand for it. */
  | { kind: 'onlyScopedToken'; scopes: readonly TokenScope[] }
  | { kind: 'session' }
  | { kind: 'member'; section: ReadingSection; flag: Flag }
  /** The flag on at least one of the sections; the verb asks again for the one its record belongs to. */
  | { kind: 'memberOfAny'; sections: readonly ReadingSection[]; flag: Flag }
  | { kind: 'staff'; section: AdminSection; flag: Flag }
  /** The flag on at least one of the sections; the verb asks again for what its record belongs to. */
  | { kind: 'staffOfAny'; sections: readonly AdminSection[]; flag: Flag };

/** What a scoped token is good for: nothing else accepts it. */
export const tokenScopes = ['correction', 'registration', 'reset', 'second-factor'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  /** Needs a proof of who it is that is at most five minutes old (SEC-26); `again`: the login itself is none. */
  fresh?: true | 'again';
}

/** A call that the server answers. Whoever makes it imports it, so that it is bundled there and nowhere else. */
export interface Operation<Id extends string = string> extends Route {
  /** Unique, and for ever the same: shapes, verbs, rights, counters and logs go by it. */
  id: Id;
}

export const open = { kind: 'public' } as const;
export const openWith = <S extends readonly TokenScope[]>(...scopes: S) => ({ kind: 'public', scopes }) as const;
export const session = { kind: 'session' } as const;
export const scopedToken = <S extends readonly TokenScope[]>(...scopes: S) =>
  ({ kind: 'scopedToken', scopes }) as const;
export const onlyScopedToken = <S extends readonly TokenScope[]>(...scopes: S) =>
  ({ kind: 'onlyScopedToken', scopes }) as const;
export const member = <S extends ReadingSection, F extends Flag>(section: S, flag: F) =>
  ({ kind: 'member', section, flag }) as const;
export const memberOfAny = <S extends readonly ReadingSection[], F extends Flag>(sections: S, flag: F) =>
  ({ kind: 'memberOfAny', sections, flag }) as const;
export const staff = <S extends AdminSection, F extends Flag>(section: S, flag: F) =>
  ({ kind: 'staff', section, flag }) as const;
export const staffOfAny = <S extends readonly AdminSection[], F extends Flag>(sections: S, flag: F) =>
  ({ kind: 'staffOfAny', sections, flag }) as const;

/** One operation, as the files of this folder export them. Its call is free of side effects, and the build says so. */
export function operation<
  const Id extends string,
  const Method extends Route['method'],
  const Path extends Route['path'],
  const Who extends Access,
  const More extends Pick<Route, 'fresh'> = Record<never, never>,
>(id: Id, method: Method, path: Path, access: Who, more?: More) {
  return { id, method, path, access, ...more } as { id: Id; method: Method; path: Path; access: Who } & More;
}
