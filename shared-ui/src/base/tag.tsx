import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon';
import tones from '../theme/tones.module.css';
import css from './tag.module.css';

export type Tone = 'neutral' | 'primary' | 'clay' | 'green' | 'amber' | 'red';
export interface TagProps {
  tone: Tone;
  icon?: IconName;
  children: ReactNode;
}

/** A word on a soft tint. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={clsx(css.tag, tones[tone])}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  );
}
