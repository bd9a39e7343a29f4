export interface AvatarProps {
  name: string;
  /** What the face is drawn from, so that it stays the same: an id. */
  seed: string;
  size?: number;
}
/** A drawn face. */
export function Avatar({ name }: AvatarProps) {
  return <svg role="img" aria-label={name} />;
}
