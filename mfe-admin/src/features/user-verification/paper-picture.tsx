import { Button } from '@tvacha/shared-ui/button';
import { useZoom, ZoomStage } from '@tvacha/shared-ui/zoom-stage';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './papers.module.css';

interface PaperPictureProps {
  url: string;
  title: string;
  onOpened: () => void;
  onFailed: () => void;
}

/** By how much a step enlarges. */
const step = 1.4;

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

/** A paper that is a photo: enlarged step by step and moved, and turned, as phones lay pictures on their side. */
export function PaperPicture({ url, title, onOpened, onFailed }: PaperPictureProps) {
  const t = useT();
  const [turns, setTurns] = useState(0);
  const zoom = useZoom();
  const { ref, isWhole, toggle } = useWholeScreen();
  return (
    <div ref={ref} className={styles.whole}>
      <div className={styles.tools} role="toolbar" aria-label={t('papers.tools')}>
        <Button
          kind="text"
          icon="minus"
          aria-label={t('papers.smaller')}
          disabled={zoom.isWhole}
          onClick={() => zoom.scaleBy(1 / step)}
        />
        <Button
          kind="text"
          icon="plus"
          aria-label={t('papers.larger')}
          disabled={zoom.isMost}
          onClick={() => zoom.scaleBy(step)}
        />
        <Button kind="text" icon="arrow-clockwise" aria-label={t('papers.turn')} onClick={() => setTurns(turns + 1)} />
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
      <div className={styles.stage}>
        <ZoomStage
          fill
          name={title}
          zoom={zoom}
          turns={turns}
          picture={{ src: url, alt: title, onLoad: onOpened, onError: onFailed }}
        />
      </div>
    </div>
  );
}
