import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../base/button';
import { renderPart } from '../testing/render-part';
import { ConfirmDialog } from './confirm';
import { Drawer } from './drawer';
import { Modal } from './modal';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Dr. Jasleen Kaur" footer={<Button>Approve</Button>}>
        Her documents
      </Drawer>
    </>
  );
}

test('[UX-02] a drawer is a dialog with a name, closes on Escape and gives the focus back', async () => {
  const { user } = renderPart(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Dr. Jasleen Kaur' });
  expect(drawer).toHaveAttribute('aria-modal', 'true');
  screen.getByRole('button', { name: 'Approve' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('[UX-02] a drawer has a close button with a name', async () => {
  const { user } = renderPart(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[SES-04] a modal that must be answered has no cross and outlasts Escape', async () => {
  let closed = 0;
  const { user } = renderPart(
    <Modal
      open
      title="Another device"
      closable={false}
      onClose={() => (closed += 1)}
      footer={<Button>Log out now</Button>}
    >
      Only one device may be open.
    </Modal>,
  );
  expect(await screen.findByRole('dialog', { name: 'Another device' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(closed).toBe(0);
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

function Part() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Keep</Button>
      {asked ? (
        <ConfirmDialog
          open
          title="Keep this password?"
          text="It came with the account."
          confirmLabel="Keep it"
          onConfirm={() => setAsked(false)}
          onCancel={() => undefined}
        />
      ) : null}
    </>
  );
}

test('[UX-02] a question begins at the way out of it; gone with its part of the page, it gives the focus back', async () => {
  const { user } = renderPart(<Part />);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
});

function Rows() {
  const [rows, setRows] = useState(['Ringworm', 'Vitiligo']);
  const [asked, setAsked] = useState<string>();
  return (
    <main>
      <h1 tabIndex={-1} data-page-heading>
        Bookmarks
      </h1>
      {rows.map((row) => (
        <Button key={row} onClick={() => setAsked(row)}>
          {`Remove ${row}`}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title="Remove it?"
        text="It goes from your list."
        confirmLabel="Yes"
        onConfirm={() => {
          setRows(rows.filter((row) => row !== asked));
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </main>
  );
}

test('[UX-02] where the answer takes away what had opened the question, the focus goes to the title of the page', async () => {
  const { user } = renderPart(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Remove Ringworm' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bookmarks' })).toHaveFocus());
});

test('[UX-02] a question is answered or taken back, and not twice while it is being done', async () => {
  const answers: string[] = [];
  const ask = (busy: boolean) => (
    <ConfirmDialog
      open
      title="Reject this application?"
      text="The doctor is told by mail."
      confirmLabel="Reject"
      danger
      busy={busy}
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />
  );
  const { user, rerender } = renderPart(ask(false));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(answers).toEqual(['yes', 'no']);
  rerender(ask(true));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.keyboard('{Escape}');
  expect(answers).toEqual(['yes', 'no']);
});
