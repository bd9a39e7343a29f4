import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import styles from './tone-columns.module.css';

const tones = [0, 1, 2, 3, 4] as const;

/** One condition on the five skin tones, side by side. */
export function ToneColumns({ illustration }: { illustration: Illustration }) {
  return (
    <div className={styles.columns}>
      {tones.map((tone) => (
        <ConditionArt key={tone} illustration={illustration} tone={tone} />
      ))}
    </div>
  );
}
