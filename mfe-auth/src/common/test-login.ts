import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo, type RenderedRemote, renderRemote } from '@tvacha/shared-core/testing';
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
  goTo('/login?tab=email');
  await screen.findByLabelText('Password');
  await act(async () => history.back());
}

/** Collects what the toasts say from now on, those too that are gone by the time it is looked at. */
export function hear({ store }: RenderedRemote): () => string[] {
  const said = new Map<string, string>();
  store.subscribe(() => {
    for (const { id, text } of store.getState().toasts) said.set(id, text);
  });
  return () => [...said.values()];
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
