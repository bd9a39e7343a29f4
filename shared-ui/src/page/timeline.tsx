import { formatDate } from '@tvacha/shared-core/format';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon';
import tones from '../theme/tones.module.css';
import css from './timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** ISO time. */
  when: string;
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  tone?: 'neutral' | 'primary' | 'green' | 'amber' | 'red';
}
export interface TimelineProps {
  label: string;
  /** In the order they are shown. */
  events: readonly TimelineEvent[];
}

/** What happened and when, one under the other, in the time of India. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className={css.events} aria-label={label}>
      {events.map(({ id, when, title, text, icon = 'clock', tone = 'neutral' }) => (
        <li key={id} className={css.event}>
          <span className={clsx(css.icon, tones[tone])}>
            <Icon name={icon} size={16} />
          </span>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            <time className={css.when} dateTime={when}>
              {formatDate(when, 'time')}
            </time>
            {text ? <div className={css.text}>{text}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
