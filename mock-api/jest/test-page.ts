import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import type { RemoteLifecycles } from '@tvacha/shared-core/remote';
import type { SessionStart } from '@tvacha/shared-core/session';
import { type RenderedRemote, renderRemote } from '@tvacha/shared-core/testing';
import { NoPermissionState } from '@tvacha/shared-ui/states';
import { createElement } from 'react';
import type { Persona } from '../src/personas';

/** A session of this persona, made by the real login; none for a visitor. */
export async function sessionOf(persona: Persona): Promise<SessionStart | undefined> {
  const stored = await globalThis.mockServer.signIn(persona);
  if (!stored) return undefined;
  const { token, refreshToken, userId, customerId, type } = stored;
  const role = type as SessionStart['result']['role'];
  return { token, result: { _id: userId, customerId, role, refreshToken, firstLogin: false } };
}

/**
 * What opens a page of a remote as the shell does, in a browser where a persona has logged in: `usual` if none is
 * named. Staff log in once in half a minute, as their authenticator shows no other code before: with the session that
 * `sessionOf` gave, a page is opened again.
 */
export function pageOpener(remote: RemoteLifecycles, config: Parameters<typeof descriptionOf>[0], usual: Persona) {
  const { routes } = descriptionOf(config);
  const refused = (section: string) => createElement(NoPermissionState, { section });
  return async (path: string, who: Persona | SessionStart = usual): Promise<RenderedRemote> => {
    const session = typeof who === 'string' ? await sessionOf(who) : who;
    return renderRemote(remote, { path, session, guard: { routes, refused } });
  };
}

/** What the toasts said so far, oldest first. */
export const notices = ({ store }: RenderedRemote): string[] => store.getState().toasts.map(({ text }) => text);
