import type { ReactNode } from 'react';
import type { IconName } from './icon';

export type Tone = 'neutral' | 'primary' | 'clay' | 'green' | 'amber' | 'red';
export interface TagProps {
  tone: Tone;
  icon?: IconName;
  children: ReactNode;
}
export function Tag({ children }: TagProps) {
  return <span>{children}</span>;
}
