import { screen } from '@testing-library/react';
import { network } from '@tvacha/mock-api/jest';
import type { Persona } from '@tvacha/mock-api/personas';
import { pageOpener } from '@tvacha/mock-api/test-page';
import type { Account } from '@tvacha/shared-contract';
import type { Code } from '@tvacha/shared-contract/codes';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import type { Operation } from '@tvacha/shared-contract/routes';
import { showUser } from '@tvacha/shared-contract/routes/admin/users';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { HttpResponse, http } from 'msw';
import { remote as config } from '../../remote.config';
import * as remote from '../remote';

/** Opens a page of the back office, as its admin where no other persona is named. */
export const openOffice = pageOpener(remote, config, 'admin');

/** One login a test for what is done past the screen: each ends the one before. */
const sessions = new Map<Persona, ReturnType<typeof globalThis.mockServer.signIn>>();
beforeEach(() => sessions.clear());

/** A persona, or whoever has logged in already. */
type Caller = Persona | { token?: string };

function sessionOf(who: Caller) {
  if (typeof who !== 'string') return who;
  const begun = sessions.get(who) ?? globalThis.mockServer.signIn(who);
  sessions.set(who, begun);
  return begun;
}

async function ask(who: Caller, { method, path }: Operation, query: object, body?: unknown) {
  const session = await sessionOf(who);
  const headers = {
    'content-type': 'application/json',
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
  };
  const search = new URLSearchParams(Object.entries(query)).toString();
  const url = `http://mock.local${path}${search && `?${search}`}`;
  const request = new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return (await globalThis.mockServer.fetch(request)).json();
}

/** A call past the screen: what someone else does meanwhile. */
export const answerAs = (who: Caller, operation: Operation, body: unknown) => ask(who, operation, {}, body);
export const callAs = async (who: Caller, operation: Operation, body: unknown): Promise<Code> =>
  (await answerAs(who, operation, body)).code;

/** A call as whoever reads the page makes it in another tab. @throws where it is refused */
export async function inOtherTab<Result>(operation: Operation, given: { query?: object; body?: object }) {
  const envelope = await ask({ token: storage.get('token') ?? '' }, operation, given.query ?? {}, given.body);
  if (envelope.error) throw new Error(`${operation.path} answers ${envelope.code}`);
  return envelope.result as Result;
}

/** What an account holds by now, past the screen. */
export const accountNow = async (id: string): Promise<Account> => (await ask('subAdmin', showUser, { id })).result;

/** Lets the screen believe in other permissions than the server knows of, and in another role where one is named. */
export function pretend(permissions: PermissionEntry[], role?: AccountRole) {
  network.use(
    http.get(`*${lookUpUser.path}`, async ({ request }) => {
      const envelope = await (await globalThis.mockServer.fetch(request.clone())).json();
      const user = { ...envelope.result, roleId: { ...envelope.result.roleId, permissions }, ...(role && { role }) };
      return HttpResponse.json({ ...envelope, result: user });
    }),
  );
}

/** The record that the address opens; empty where it opens none. */
export const openId = () => new URLSearchParams(location.search).get('id') ?? '';

/** By its title: under test antd gives every dialog the same id, so their accessible names are not told apart. */
export async function dialog(title: string | RegExp): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error(`“${title}” stands in no dialog`);
  return found;
}
