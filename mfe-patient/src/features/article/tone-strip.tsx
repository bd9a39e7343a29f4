import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { useT } from '../../common/i18n';
import { tones } from '../../common/tones';
import styles from './tone-strip.module.css';

/** The condition on all five tones, side by side, across the whole page. */
export function ToneStrip({ title, illustration }: { title: string; illustration: Illustration }) {
  const t = useT();
  return (
    <div className={styles.strip} role="img" aria-label={t('article.strip', { title })}>
      {tones.map((tone) => (
        <div key={tone} className={styles.tone}>
          <ConditionArt illustration={illustration} tone={tone} />
        </div>
      ))}
    </div>
  );
}
