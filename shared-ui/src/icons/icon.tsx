import { type IconName, useIconPath } from './icon-registry';

export type { IconName } from './icon-registry';
export interface IconProps {
  name: IconName;
  size?: 16 | 18 | 20 | 24;
  /** Given: an image with this name. Not given: decoration. */
  label?: string;
}

/** A Phosphor icon in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  const path = <path d={useIconPath(name)} />;
  const box = { width: size, height: size, viewBox: '0 0 256 256', fill: 'currentColor', style: { flex: 'none' } };
  return label ? (
    <svg {...box} role="img" aria-label={label}>
      {path}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {path}
    </svg>
  );
}
