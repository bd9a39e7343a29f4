import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network } from '@tvacha/mock-api/jest';
import type { Code } from '@tvacha/shared-contract/codes';
import { challengeOf } from '@tvacha/shared-contract/envelope';
import type { Operation } from '@tvacha/shared-contract/routes';
import { type RenderedRemote, renderRemote } from '@tvacha/shared-core/testing';
import { HttpResponse, http } from 'msw';
import * as remote from '../remote';

export const pending = '9000000321';
export const doctor = '9000000101';

/** Opens a page of this remote as a visitor whose browser knows nothing yet. */
export async function openPage(path: string) {
  const rendered = await renderRemote(remote, { path });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

/** Looks at the login by email, and comes back by the browser's button. */
export async function leaveAndReturn() {
  act(() => {
    history.pushState(null, '', '/login?tab=email');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByLabelText('Password');
  await act(async () => history.back());
}

/** What the toasts said so far, oldest first. */
export const notices = ({ store }: RenderedRemote) => store.getState().toasts.map(({ text }) => text);

/** Collects what the toasts say from now on, those too that are gone by the time it is looked at. */
export function hear({ store }: RenderedRemote): () => string[] {
  const said = new Map<string, string>();
  store.subscribe(() => {
    for (const { id, text } of store.getState().toasts) said.set(id, text);
  });
  return () => [...said.values()];
}

/** Makes an operation answer a refusal, or a result, until the test ends. */
export function answer({ path }: Operation, status: number, code: Code, result: unknown = null) {
  const envelope = { error: status >= 400, code, message: code, result };
  const reply = () =>
    status === 401
      ? new HttpResponse(null, { status, headers: { 'www-authenticate': challengeOf(code) } })
      : HttpResponse.json(envelope, { status });
  network.use(http.post(`*${path}`, reply));
}

/** The bodies sent to an operation, oldest first. */
export function watch({ path }: Operation): unknown[] {
  const bodies: unknown[] = [];
  network.events.on('request:start', async ({ request }) => {
    const body = request.clone();
    if (new URL(request.url).pathname === path) bodies.push(await body.json());
  });
  return bodies;
}

export async function askForCode(digits: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Mobile number/), digits);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return user;
}

export async function reachCodeStep(digits: string) {
  const user = await askForCode(digits);
  await screen.findByLabelText(/Six-digit code/);
  return user;
}
