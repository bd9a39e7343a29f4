import AntModal from 'antd/es/modal';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { useT } from '../words';
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
  onClose?: () => void;
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
  onClose,
}: ModalProps) {
  const t = useT();
  return (
    <AntScope>
      <AntModal
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
              <span className={clsx(css.icon, css[tone])}>
                <Icon name={icon} size={24} />
              </span>
            ) : null}
            <span className={css.title}>{title}</span>
          </span>
        }
      >
        {children}
      </AntModal>
    </AntScope>
  );
}
