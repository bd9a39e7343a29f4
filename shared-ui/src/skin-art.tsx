import type { Illustration } from '@tvacha/shared-contract/vocabulary';

/** Layers of skin with hairs: the hero and the side of the login. */
export function SkinScene() {
  return <svg aria-hidden="true" />;
}
export interface ConditionArtProps {
  illustration: Illustration;
  /** Which of the five skin tones, light (0) to deep (4). */
  tone?: 0 | 1 | 2 | 3 | 4;
}
/** A drawing of a condition on one skin tone. */
export function ConditionArt({ illustration }: ConditionArtProps) {
  return <svg aria-hidden="true" data-illustration={illustration} />;
}
/** Contour lines that lie behind a dark band. */
export function ContourBand() {
  return <svg aria-hidden="true" />;
}
