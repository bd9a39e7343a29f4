import { Button } from '@tvacha/shared-ui/button';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './papers.module.css';

interface PaperPictureProps {
  url: string;
  title: string;
  onOpened: () => void;
  onFailed: () => void;
}

const steps = [1, 1.5, 2, 3];

/** A paper that is a photo: enlarged step by step, and turned, as phones lay pictures on their side. */
export function PaperPicture({ url, title, onOpened, onFailed }: PaperPictureProps) {
  const t = useT();
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const zoom = steps[step] ?? 1;
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('papers.tools')}>
        <Button
          kind="text"
          icon="minus"
          aria-label={t('papers.smaller')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <Button
          kind="text"
          icon="plus"
          aria-label={t('papers.larger')}
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
        />
        <Button
          kind="text"
          icon="arrow-clockwise"
          aria-label={t('papers.turn')}
          onClick={() => setTurns((turns + 1) % 4)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture scrolls, so the keyboard must reach it */}
      <section className={styles.stage} tabIndex={0} aria-label={title}>
        <img
          className={styles.picture}
          src={url}
          alt={title}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%`, rotate: `${turns * 90}deg` }}
          onLoad={onOpened}
          onError={onFailed}
        />
      </section>
    </>
  );
}
