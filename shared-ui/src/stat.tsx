import type { ReactNode } from 'react';
import type { IconName } from './icon';

export interface StatProps {
  value: ReactNode;
  label: ReactNode;
  icon?: IconName;
  href?: string;
}
export function Stat({ value, label, href }: StatProps) {
  const inner = (
    <>
      <span>{value}</span> <span>{label}</span>
    </>
  );
  return href ? <a href={href}>{inner}</a> : <div>{inner}</div>;
}
