import { useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { ConfirmDialog } from '../confirm';
import { Drawer } from '../drawer';
import { Modal } from '../modal';
import { EmptyState, ErrorState, LoadingState, NoPermissionState } from '../states';
import { ToastList } from '../toast-list';
import css from './catalogue.module.css';
import { Section } from './section';

const toasts = [
  { id: '1', severity: 'success', text: 'Login Successful' },
  { id: '2', severity: 'warning', text: 'Approval is awaited. Please get in touch with the administrator.' },
  { id: '3', severity: 'error', text: 'Wrong credentials' },
  { id: '4', severity: 'info', text: 'You are logged out' },
] as const;

export function Messages() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <>
      <Section name="Toasts">
        <div className={css.toasts}>
          <ToastList toasts={toasts} onClose={() => undefined} />
        </div>
        <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
        <Button onClick={() => setOpen('modal')}>Open the modal</Button>
        <Button onClick={() => setOpen('confirm')}>Ask</Button>
      </Section>
      <Section name="States">
        <div className={css.half}>
          <Card>
            <EmptyState
              title="Your library is empty"
              text="Bookmark an ebook, a case or a webinar and it waits for you here."
              action={<Button kind="primary">Browse ebooks</Button>}
            />
          </Card>
        </div>
        <div className={css.half}>
          <Card>
            <ErrorState
              title="The ebooks could not be loaded"
              text="Your filters are kept. Check the connection and try again."
              onRetry={() => undefined}
            />
          </Card>
        </div>
        <div className={css.half}>
          <Card>
            <NoPermissionState section="User roles" />
          </Card>
        </div>
        {(['list', 'article', 'table', 'page'] as const).map((shape) => (
          <div key={shape} className={css.half}>
            <LoadingState shape={shape} />
          </div>
        ))}
      </Section>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Dr. Jasleen Kaur"
        width={720}
        footer={
          <>
            <Button kind="danger">Reject</Button>
            <Button kind="primary" icon="seal-check">
              Approve and send welcome mail
            </Button>
          </>
        }
      >
        <p>Applied 20 November, 10:51 am · customer code TVD-7Q42</p>
      </Drawer>
      <Modal
        open={open === 'modal'}
        title="You logged in on a different device"
        icon="devices"
        tone="amber"
        closable={false}
        footer={
          <Button kind="primary" onClick={close}>
            Log out now
          </Button>
        }
      >
        <p>Only one device may be open at a time, so this one closes.</p>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Reject this application?"
        text="The doctor is told by mail and may apply again."
        confirmLabel="Reject"
        danger
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}
