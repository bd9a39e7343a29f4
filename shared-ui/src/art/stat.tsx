import type { ReactNode } from 'react';
import { SmartLink } from '../base/link';
import { Icon, type IconName } from '../icons/icon';
import css from './stat.module.css';

export interface StatProps {
  value: ReactNode;
  label: ReactNode;
  /** What it is measured against, such as the week before. */
  note?: ReactNode;
  icon?: IconName;
  href?: string;
}

/** A number with its name; a link where there is more behind it. */
export function Stat({ value, label, note, icon, href }: StatProps) {
  const inner = (
    <>
      {icon ? (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      ) : null}
      <span className={css.value}>{value}</span> <span className={css.label}>{label}</span>
      {note ? (
        <>
          {' '}
          <span className={css.note}>{note}</span>
        </>
      ) : null}
    </>
  );
  return href ? (
    <SmartLink className={`${css.stat} ${css.link}`} href={href}>
      {inner}
    </SmartLink>
  ) : (
    <div className={css.stat}>{inner}</div>
  );
}
