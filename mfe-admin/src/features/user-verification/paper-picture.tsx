import { Button } from '@tvacha/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './papers.module.css';

interface PaperPictureProps {
  url: string;
  title: string;
  onOpened: () => void;
  onFailed: () => void;
}

const steps = [1, 1.5, 2, 3];

/** A part of the page over the whole screen, by the browser's own means; Escape leaves it. */
function useWholeScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const hear = () => setWhole(document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', hear);
    return () => document.removeEventListener('fullscreenchange', hear);
  }, []);
  // Who refuses is the browser, which says why by itself.
  const toggle = () =>
    void (isWhole ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => undefined);
  return { ref, isWhole, toggle: document.fullscreenEnabled ? toggle : undefined };
}

/** A paper that is a photo: enlarged step by step, and turned, as phones lay pictures on their side. */
export function PaperPicture({ url, title, onOpened, onFailed }: PaperPictureProps) {
  const t = useT();
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const { ref, isWhole, toggle } = useWholeScreen();
  const zoom = steps[step] ?? 1;
  return (
    <div ref={ref} className={styles.whole}>
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
        {toggle ? (
          <Button
            kind="text"
            icon="corners-out"
            aria-label={t('papers.whole')}
            aria-pressed={isWhole}
            onClick={toggle}
          />
        ) : null}
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
    </div>
  );
}
