import { useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { ConfirmDialog } from '../confirm';
import { Countdown } from '../countdown';
import { Drawer } from '../drawer';
import { Notice } from '../feedback/notice';
import { ProgressBar } from '../feedback/progress-bar';
import { Skeleton } from '../feedback/skeleton';
import { MenuButton } from '../menu/menu-button';
import { Tooltip } from '../menu/tooltip';
import { Modal } from '../modal';
import { EmptyState, ErrorState, LoadingState, NoPermissionState } from '../states';
import { ToastList } from '../toast-list';
import css from './catalogue.module.css';
import { useSay } from './say';
import { Section } from './section';

const nothing = () => undefined;
const later = Date.now() + 60_000;

const toasts = [
  { id: '1', severity: 'success', text: 'Login Successful' },
  { id: '2', severity: 'warning', text: 'Approval is awaited. Please get in touch with the administrator.' },
  { id: '3', severity: 'error', text: 'Wrong credentials' },
  { id: '4', severity: 'info', text: 'You are logged out' },
] as const;

export const Toasts = () => (
  <Section name="Each kind">
    <div className={css.toasts}>
      <ToastList toasts={toasts} onClose={nothing} />
    </div>
  </Section>
);

export function Notices() {
  const say = useSay();
  return (
    <Section name="Icon, words and colour">
      <div className={css.half}>
        <Notice
          tone="warning"
          icon="cloud-slash"
          title={say('This area could not be loaded', 'यह हिस्सा नहीं खुल सका')}
          action={<Button size="sm">{say('Try again', 'फिर कोशिश करें')}</Button>}
        >
          {say('The previous version is shown, from today at 8:15 am.', 'पिछला रूप दिखाया गया है।')}
        </Notice>
      </div>
      <div className={css.half}>
        <Notice tone="info" title={say('Joining is open until Sunday', 'रविवार तक जुड़ सकते हैं')} />
      </div>
      <div className={css.half}>
        <Notice tone="success" title={say('Sent for review', 'जाँच के लिए भेजा गया')} onClose={nothing}>
          {say('We will tell you within two working days.', 'दो दिन में बताएँगे।')}
        </Notice>
      </div>
      <div className={css.half}>
        <Notice tone="error" title={say('The code is not right', 'कोड सही नहीं है')}>
          {say('Check the last message. 3 tries left.', 'पिछला संदेश देखें। 3 मौक़े बचे हैं।')}
        </Notice>
      </div>
    </Section>
  );
}

export function States() {
  const say = useSay();
  return (
    <Section name="Empty, failed, not allowed, loading">
      <div className={css.half}>
        <Card>
          <EmptyState
            title={say('Your library is empty', 'आपका संग्रह ख़ाली है')}
            text={say('Bookmark an ebook and it waits for you here.', 'कोई किताब सहेजें, वह यहाँ मिलेगी।')}
            action={<Button kind="primary">{say('Browse ebooks', 'किताबें देखें')}</Button>}
          />
        </Card>
      </div>
      <div className={css.half}>
        <Card>
          <ErrorState
            title={say('The ebooks could not be loaded', 'किताबें नहीं आ सकीं')}
            text={say('Your filters are kept. Check the connection and try again.', 'आपके फ़िल्टर सुरक्षित हैं।')}
            onRetry={nothing}
          />
        </Card>
      </div>
      <div className={css.half}>
        <Card>
          <NoPermissionState section="User roles" />
        </Card>
      </div>
      {(['list', 'grid', 'article', 'table', 'page'] as const).map((shape) => (
        <div key={shape} className={css.half}>
          <LoadingState shape={shape} />
        </div>
      ))}
    </Section>
  );
}

export const Skeletons = () => (
  <Section name="Text, circle, block">
    <div className={css.narrow}>
      <Skeleton lines={3} />
    </div>
    <Skeleton shape="circle" />
    <div className={css.narrow}>
      <Skeleton shape="block" height={96} />
    </div>
  </Section>
);

export function ProgressBars() {
  const say = useSay();
  return (
    <Section name="Known and unknown">
      <div className={css.half}>
        <ProgressBar label={say('Page 142 of 318', '318 में से पेज 142')} value={142 / 318} text="45%" tone="clay" />
      </div>
      <div className={css.half}>
        <ProgressBar label={say('Logging out in 3 seconds', '3 सेकंड में लॉग आउट')} value={0.66} tone="amber" />
      </div>
      <div className={css.half}>
        <ProgressBar label={say('Preparing the export', 'फ़ाइल बन रही है')} />
      </div>
    </Section>
  );
}

export const Countdowns = () => (
  <Section name="To a moment">
    <Countdown until={later} onDone={nothing} render={({ text }) => <p>{text}</p>} />
  </Section>
);

/** Open from the start, so that the catalogue shows it. */
function useOpen() {
  const [open, setOpen] = useState(true);
  const say = useSay();
  const button = <Button onClick={() => setOpen(true)}>{say('Open', 'खोलें')}</Button>;
  return { open, button, close: () => setOpen(false) };
}

export function Modals() {
  const say = useSay();
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
  const say = useSay();
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
  const say = useSay();
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
    </Section>
  );
}

export function Tooltips() {
  const say = useSay();
  return (
    <Section name="On hover and on focus">
      {(['start', 'middle', 'end'] as const).map((align) => (
        <Tooltip key={align} side="below" align={align} text={say('Saved at 10:42 am', '10:42 पर सहेजा गया')}>
          {(described) => <Button {...described}>{say('Save', 'सहेजें')}</Button>}
        </Tooltip>
      ))}
    </Section>
  );
}

export function MenuButtons() {
  const say = useSay();
  const [last, setLast] = useState('');
  const items = [
    { key: 'edit', label: say('Edit details', 'जानकारी बदलें'), icon: 'note-pencil' },
    { key: 'copy', label: say('Duplicate', 'कॉपी बनाएँ'), icon: 'copy' },
    { key: 'lock', label: say('Lock', 'बंद करें'), icon: 'lock-key', disabled: true },
    { key: 'delete', label: say('Delete', 'हटाएँ'), icon: 'trash', danger: true },
  ] as const;
  return (
    <Section name="A few actions">
      <MenuButton label={say('Actions', 'काम')} items={items} onSelect={setLast} />
      <MenuButton
        label={say('More about Dr. Kaur', 'और')}
        hideLabel
        kind="text"
        icon="dots-three"
        items={items}
        onSelect={setLast}
      />
      <output>{last}</output>
    </Section>
  );
}
