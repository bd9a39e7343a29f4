import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { closeNotice, type SessionNotice } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { Modal } from '@tvacha/shared-ui/modal';
import { useSessionT } from './messages';

const kinds = {
  /** The session ran out (SES-03). Whoever would rather log in again closes it. */
  expired: { words: 'expired', icon: 'clock', to: paths.registerDoctor(), closable: true },
  /** The same user logged in elsewhere (SES-04). */
  replaced: { words: 'device', icon: 'devices', to: paths.home(), closable: false },
  /** Staff who rested too long, or were logged in for as long as they may be (SEC-23). */
  idle: { words: 'idle', icon: 'hourglass', to: paths.adminLogin(), closable: false },
  limit: { words: 'limit', icon: 'hourglass', to: paths.adminLogin(), closable: false },
  ended: { words: 'ended', icon: 'clock', to: paths.adminLogin(), closable: false },
} as const;

/** The expiry modal and the different-device modal. */
export function SessionModal({ notice }: { notice: SessionNotice }) {
  const t = useSessionT();
  const navigate = useNavigate();
  const { words, icon, to, closable } = kinds[notice];
  const go = () => {
    closeNotice();
    navigate(to);
  };
  return (
    <Modal
      open
      title={t(`${words}.title`)}
      icon={icon}
      tone="amber"
      closable={closable}
      onClose={closeNotice}
      footer={
        <Button kind="primary" onClick={go}>
          {t(`${words}.action`)}
        </Button>
      }
    >
      {t(`${words}.text`)}
    </Modal>
  );
}
