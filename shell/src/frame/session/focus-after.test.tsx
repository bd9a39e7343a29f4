import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refreshToken } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { useState } from 'react';
import { tokenFor, visit } from '../../test-frame';
import { on, refusal, server, withServer } from '../../test-network';

withServer();

/** What tells this tab that its session ended in another one. */
function endElsewhere(reason: string) {
  const tell = (key: string | null, newValue: string | null = null) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
  tell('sessionEnd', reason);
  localStorage.clear();
  tell(null);
}

test.each([
  ['expired', 'doctor', '/doctor/ebook', 'Go to Register', 'Page at /register/doctor'],
  ['expired', 'doctor', '/doctor/ebook', 'Close', 'Page at /login'],
  ['replaced', 'doctor', '/doctor/ebook', 'Go to Home', /./],
  ['idle', 'admin', '/admin/userlist', 'Log in again', 'Page at /admin/login'],
  ['limit', 'admin', '/admin/userlist', 'Log in again', 'Page at /admin/login'],
  ['ended', 'admin', '/admin/userlist', 'Log in again', 'Page at /admin/login'],
] as const)(
  '[UX-02] [SES-03] the notice of a session that ended (%s, %s on %s) leaves focus by “%s” on the title of the page',
  async (...row) => {
    const [reason, as, path, action, title] = row;
    const user = userEvent.setup();
    const { store } = visit(path, { as });
    await waitFor(() => expect(store.getState().session.isLogin).toBe(true));
    endElsewhere(reason);
    const button = await screen.findByRole('button', { name: action });
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
  },
);

test('[UX-02] [SES-03] closed on a page that stays, the notice gives focus back to where the reader was', async () => {
  server.use(on(refreshToken, () => refusal(401, 'SESSION_EXPIRED')));
  const user = userEvent.setup();
  visit('/patient/dermatologist', { as: 'doctor' });
  await screen.findByRole('button', { name: /^Account of/ });
  storage.set('token', tokenFor(-60));
  const heading = screen.getByRole('heading', { level: 1 });
  await user.click(heading);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(heading).toHaveFocus());
});

/** Rows of which each takes itself away once the server has said yes. */
function RowsPage() {
  const [rows, setRows] = useState(['Ringworm', 'Vitiligo']);
  const [resting, setResting] = useState('');
  const remove = (row: string) => {
    setResting(row);
    setTimeout(() => setRows((before) => before.filter((one) => one !== row)));
  };
  return (
    <>
      <h1 tabIndex={-1} data-page-heading>
        Bookmarks
      </h1>
      <p>Kept by you</p>
      {rows.map((row) => (
        <button key={row} type="button" disabled={row === resting} onClick={() => remove(row)}>
          Remove {row}
        </button>
      ))}
    </>
  );
}

async function visitRows() {
  visit('/patient/dermatologist', { as: 'doctor', outlet: <RowsPage /> });
  await screen.findByRole('button', { name: /^Account of/ });
  // It comes in a chunk of its own, asked for by now.
  await import('./signed-in');
  return userEvent.setup();
}

test('[UX-02] a control that is taken away with its row leaves focus on the title of the page', async () => {
  const user = await visitRows();
  await user.click(screen.getByRole('button', { name: 'Remove Ringworm' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Ringworm' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bookmarks' })).toHaveFocus());
});

test('[UX-02] focus that a click beside has moved on is left there when the control goes', async () => {
  const user = await visitRows();
  const button = screen.getByRole('button', { name: 'Remove Ringworm' });
  await user.click(button);
  await user.click(screen.getByText('Kept by you'));
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(screen.getByRole('main')).toHaveFocus();
});
