import { network } from '@tvacha/mock-api/jest';
import type { Persona } from '@tvacha/mock-api/personas';
import type { User } from '@tvacha/shared-contract';
import type { Code } from '@tvacha/shared-contract/codes';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import type { Operation } from '@tvacha/shared-contract/routes';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import type { SessionStart } from '@tvacha/shared-core/session';
import { type RenderedRemote, renderRemote } from '@tvacha/shared-core/testing';
import { NoPermissionState } from '@tvacha/shared-ui/states';
import { HttpResponse, http } from 'msw';
import { createElement } from 'react';
import { remote as config } from '../../remote.config';
import * as remote from '../remote';

const guard = {
  routes: descriptionOf(config).routes,
  refused: (section: string) => createElement(NoPermissionState, { section }),
};

/** A session of this persona, made by the real login. */
export async function sessionOf(persona: Persona): Promise<SessionStart> {
  const stored = await globalThis.mockServer.signIn(persona);
  if (!stored) throw new Error(`${persona} cannot be signed in`);
  const { token, refreshToken, userId, customerId, type } = stored;
  const role = type as User['role'];
  return { token, result: { _id: userId, customerId, role, refreshToken, firstLogin: false } };
}

/** Opens a page of the back office as this persona. */
export async function openOffice(path: string, persona: Persona = 'admin'): Promise<RenderedRemote> {
  return renderRemote(remote, { path, session: await sessionOf(persona), guard });
}

/** What the toasts said so far, oldest first. */
export const notices = ({ store }: RenderedRemote) => store.getState().toasts.map(({ text }) => text);

/** A call past the screen: what someone else does meanwhile. */
export async function callAs(persona: Persona, { method, path }: Operation, body: unknown): Promise<Code> {
  const session = await globalThis.mockServer.signIn(persona);
  const headers = {
    'content-type': 'application/json',
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
  };
  const request = new Request(`http://mock.local${path}`, { method, headers, body: JSON.stringify(body) });
  const envelope = await (await globalThis.mockServer.fetch(request)).json();
  return envelope.code;
}

/** Makes an operation answer a refusal until the test ends. */
export function refuse({ method, path }: Operation, status: number, code: Code) {
  const verb = method === 'GET' ? http.get : http.post;
  network.use(
    verb(`*${path}`, () => HttpResponse.json({ error: true, code, message: code, result: null }, { status })),
  );
}

/** Lets the screen believe in other permissions than the server knows of. */
export function pretend(permissions: PermissionEntry[]) {
  network.use(
    http.get(`*${lookUpUser.path}`, async ({ request }) => {
      const envelope = await (await globalThis.mockServer.fetch(request.clone())).json();
      const user = { ...envelope.result, roleId: { ...envelope.result.roleId, permissions } };
      return HttpResponse.json({ ...envelope, result: user });
    }),
  );
}

/** The paths called from now on. */
export function watchPaths(): string[] {
  const seen: string[] = [];
  network.events.on('request:start', ({ request }) => void seen.push(new URL(request.url).pathname));
  return seen;
}
