import type { Drawing } from '@tvacha/shared-contract';
import { FigureArt } from '@tvacha/shared-ui/figure-art';
import { useT } from '../../common/i18n';
import { tones } from '../../common/tones';
import styles from './tone-strip.module.css';

/** The condition on all five tones, side by side, across the whole page. */
export function ToneStrip({ title, illustration }: { title: string; illustration: Drawing }) {
  const t = useT();
  return (
    <div className={styles.strip} role="img" aria-label={t('article.strip', { title })}>
      {tones.map((tone) => (
        <div key={tone} className={styles.tone}>
          <FigureArt drawing={illustration} tone={tone} />
        </div>
      ))}
    </div>
  );
}
