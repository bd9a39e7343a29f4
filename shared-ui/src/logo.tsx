export interface LogoProps {
  /** The symbol alone, for narrow places. */
  compact?: boolean;
}
/** The brand's lock-up; decorative beside a link that names the portal. */
export function Logo({ compact }: LogoProps) {
  return <span>{compact ? '' : 'Tvacha'}</span>;
}
