import type { Severity } from '@tvacha/shared-contract/toasts';
import { clsx } from 'clsx';
import { Icon, type IconName } from '../icons/icon';
import { avoidOverlap } from './avoid-overlap';
import { useT } from './messages';
import css from './toast-list.module.css';

export interface ToastItem {
  id: string;
  severity: Severity | 'info';
  text: string;
}
export interface ToastListProps {
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
}

const icons: Record<ToastItem['severity'], IconName> = {
  success: 'check-circle-fill',
  warning: 'warning-fill',
  error: 'x-circle-fill',
  info: 'info-fill',
};

/**
 * Notices in the corner that nothing opens in. They come into a region that stands in the page, so that a screen reader
 * hears of each; errors interrupt it, all others wait their turn.
 */
export function ToastList({ toasts, onClose }: ToastListProps) {
  const t = useT();
  return (
    <section aria-label={t('notices')}>
      <div ref={avoidOverlap} className={css.list} role="status" aria-atomic="false">
        {toasts.map(({ id, severity, text }) => (
          <div key={id} className={css.toast}>
            <span className={clsx(css.icon, css[severity])}>
              <Icon name={icons[severity]} />
            </span>
            <p className={css.text} role={severity === 'error' ? 'alert' : undefined}>
              {text}
            </p>
            <button
              type="button"
              className={css.close}
              aria-label={t('noticeClose', { text })}
              onClick={() => onClose(id)}
            >
              <Icon name="x" size={16} />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
