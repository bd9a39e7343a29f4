export type IconName = string;
export interface IconProps {
  name: IconName;
  size?: 16 | 18 | 20 | 24;
  /** Given: an image with this name. Not given: decoration. */
  label?: string;
}
export function Icon({ name, size = 20, label }: IconProps) {
  return <svg width={size} height={size} aria-label={label} aria-hidden={label ? undefined : true} data-icon={name} />;
}
