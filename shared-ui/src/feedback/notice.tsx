import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { Icon, type IconName } from '../icons/icon';
import css from './notice.module.css';

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  /** What happened. */
  title: ReactNode;
  /** What is safe, what next. */
  children?: ReactNode;
  icon?: IconName;
  action?: ReactNode;
  onClose?: () => void;
  /** It came while the page was open: an error interrupts a screen reader, all others wait their turn. */
  live?: boolean;
}

const icons: Record<NoticeProps['tone'], IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'warning-circle',
};

/** A message within the page: icon, words and colour. */
export function Notice({ tone, title, children, icon, action, onClose, live }: NoticeProps) {
  const t = useT();
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={clsx(css.notice, css[tone])}>
      <Icon name={icon ?? icons[tone]} />
      <div className={css.words} role={live ? role : undefined}>
        <p className={css.title}>{title}</p>
        {children ? <div className={css.text}>{children}</div> : null}
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
      {onClose ? <Button kind="text" size="sm" icon="x" aria-label={t('close')} onClick={onClose} /> : null}
    </div>
  );
}
