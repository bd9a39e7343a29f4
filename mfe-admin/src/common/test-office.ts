import { network } from '@tvacha/mock-api/jest';
import type { Persona } from '@tvacha/mock-api/personas';
import { pageOpener } from '@tvacha/mock-api/test-page';
import type { Code } from '@tvacha/shared-contract/codes';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { Operation } from '@tvacha/shared-contract/routes';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { HttpResponse, http } from 'msw';
import { remote as config } from '../../remote.config';
import * as remote from '../remote';

/** Opens a page of the back office, as its admin where no other persona is named. */
export const openOffice = pageOpener(remote, config, 'admin');

/** A call past the screen: what someone else does meanwhile. */
export async function callAs(
  who: Persona | { token?: string },
  { method, path }: Operation,
  body: unknown,
): Promise<Code> {
  const session = typeof who === 'string' ? await globalThis.mockServer.signIn(who) : who;
  const headers = {
    'content-type': 'application/json',
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
  };
  const request = new Request(`http://mock.local${path}`, { method, headers, body: JSON.stringify(body) });
  const envelope = await (await globalThis.mockServer.fetch(request)).json();
  return envelope.code;
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
