import { useState } from 'react';
import { Button } from '../base/button';
import { ToastList } from '../base/toast-list';
import { ConfirmDialog } from '../overlay/confirm';
import { Drawer } from '../overlay/drawer';
import { Modal } from '../overlay/modal';
import { Section, useT } from './section';

/** Open from the start, so that the catalogue shows it. */
function useOpen() {
  const [open, setOpen] = useState(true);
  const say = useT();
  const button = <Button onClick={() => setOpen(true)}>{say('Open', 'खोलें')}</Button>;
  return { open, button, close: () => setOpen(false) };
}

export function Modals() {
  const say = useT();
  const { open, button, close } = useOpen();
  return (
    <Section name="A notice before everything else">
      {button}
      <Modal
        open={open}
        title={say('You logged in on a different device', 'आपने दूसरे डिवाइस पर लॉग इन किया')}
        icon="devices"
        tone="amber"
        closable={false}
        footer={
          <Button kind="primary" onClick={close}>
            {say('Log out now', 'अभी लॉग आउट करें')}
          </Button>
        }
      >
        <p>{say('Only one device may be open at a time, so this one closes.', 'एक बार में एक ही डिवाइस चल सकता है।')}</p>
      </Modal>
    </Section>
  );
}

export function Confirms() {
  const say = useT();
  const { open, button, close } = useOpen();
  return (
    <Section name="A question">
      {button}
      <ConfirmDialog
        open={open}
        title={say('Reject this application?', 'यह आवेदन अस्वीकार करें?')}
        text={say('The doctor is told by mail and may apply again.', 'डॉक्टर को मेल से बताया जाएगा।')}
        confirmLabel={say('Reject', 'अस्वीकार करें')}
        danger
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}

export function Drawers() {
  const say = useT();
  const { open, button, close } = useOpen();
  return (
    <Section name="A sheet from the side">
      {button}
      <Drawer
        open={open}
        onClose={close}
        title="Dr. Jasleen Kaur"
        width={720}
        footer={
          <>
            <Button kind="danger">{say('Reject', 'अस्वीकार करें')}</Button>
            <Button kind="primary" icon="seal-check">
              {say('Approve', 'मंज़ूर करें')}
            </Button>
          </>
        }
      >
        <p>{say('Applied 20 November, 10:51 am', '20 नवंबर को आवेदन किया')}</p>
      </Drawer>
      <ToastList
        toasts={[{ id: '1', severity: 'error', text: say('Something went wrong.', 'कुछ गड़बड़ हुई।') }]}
        onClose={() => undefined}
      />
    </Section>
  );
}
