import type { Drawing } from '@tvacha/shared-contract';
import { FigureArt } from '@tvacha/shared-ui/figure-art';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { type Tone, tones } from '../../common/tones';
import styles from './tone-chooser.module.css';

interface ToneChooserProps {
  illustration: Drawing;
  value: Tone;
  onChange: (tone: Tone) => void;
}

/** Which of the five tones the drawings of the page are shown on. */
export function ToneChooser({ illustration, value, onChange }: ToneChooserProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.chooser}>
      <legend>{t('article.tone.title')}</legend>
      <p className={styles.hint}>{t('article.tone.text')}</p>
      <div className={styles.tones}>
        {tones.map((tone) => (
          <label key={tone} className={styles.tone}>
            <input
              type="radio"
              name={name}
              value={tone}
              checked={tone === value}
              onChange={() => onChange(tone)}
              aria-label={t(`article.tone.${tone}`)}
            />
            <span className={styles.art}>
              <FigureArt drawing={illustration} tone={tone} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The condition on all five tones, side by side, across the whole page. */
export function ToneStrip({ title, illustration }: { title: string; illustration: Drawing }) {
  const t = useT();
  return (
    <div className={styles.strip} role="img" aria-label={t('article.strip', { title })}>
      {tones.map((tone) => (
        <div key={tone} className={styles.stripe}>
          <FigureArt drawing={illustration} tone={tone} />
        </div>
      ))}
    </div>
  );
}
