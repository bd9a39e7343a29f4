import AntModal from 'antd/es/modal';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useId } from 'react';
import { useT } from '../base/messages';
import { Icon, type IconName } from '../icons/icon';
import tones from '../theme/tones.module.css';
import css from './modal.module.css';
import { AntScope } from './scope';

const widths = { notice: 520, document: 880 };

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  icon?: IconName;
  tone?: 'primary' | 'amber' | 'red';
  children: ReactNode;
  footer: ReactNode;
  /** Whether Escape, the cross and a click outside close it. */
  closable?: boolean;
  /** `document` has the width of a page to read. */
  size?: 'notice' | 'document';
  /** A warning that is read out as it comes; its last button, which does no harm, has the focus. */
  urgent?: boolean;
  onClose?: () => void;
}

/** antd's box is a dialog; what cannot wait is an alertdialog, described by its text. */
function announce(panel: HTMLElement | null, describedBy: string): void {
  if (!panel) return;
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-describedby', describedBy);
  const button = [...panel.querySelectorAll('button')].at(-1);
  requestAnimationFrame(() => button?.focus());
}

export function ModalBox({
  open,
  title,
  icon,
  tone = 'primary',
  children,
  footer,
  closable = true,
  size = 'notice',
  urgent = false,
  onClose,
}: ModalProps) {
  const t = useT();
  const id = useId();
  // One and the same over all pictures, else each would take the focus again.
  const panelRef = useCallback((panel: HTMLElement | null) => announce(panel, id), [id]);
  return (
    <AntScope>
      <AntModal
        {...(urgent ? { panelRef } : {})}
        open={open}
        centered
        destroyOnHidden
        width={widths[size]}
        keyboard={closable}
        mask={{ closable }}
        closable={closable ? { closeIcon: <Icon name="x" label={t('close')} /> } : false}
        onCancel={onClose}
        footer={footer ? <div className={css.footer}>{footer}</div> : null}
        classNames={{ container: css.container, header: css.header, body: clsx(css.body, icon && css.beside) }}
        title={
          <span className={css.head}>
            {icon ? (
              <span className={clsx(css.icon, tones[tone])}>
                <Icon name={icon} size={24} />
              </span>
            ) : null}
            <span className={css.title}>{title}</span>
          </span>
        }
      >
        {urgent ? <div id={id}>{children}</div> : children}
      </AntModal>
    </AntScope>
  );
}
