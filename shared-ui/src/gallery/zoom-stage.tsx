import type { CSSProperties, ImgHTMLAttributes, ReactNode } from 'react';
import { useT } from './messages';
import type { useZoom } from './use-zoom';
import styles from './zoom-stage.module.css';

export { useZoom } from './use-zoom';

type Moved = CSSProperties & Record<'--scale' | '--x' | '--y' | '--turn', string>;

export interface ZoomStageProps {
  /** What the picture is called; how it is enlarged by keys is said behind it. */
  name: string;
  /** One for each stage, or one for several in step. */
  zoom: ReturnType<typeof useZoom>;
  picture: Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height' | 'onLoad' | 'onError'>;
  /** Quarter turns clockwise. */
  turns?: number;
  /** It is as high as what it stands in, and not four to three. */
  fill?: boolean;
  /** Stands there in place of the picture. */
  children?: ReactNode;
}

/** A picture that is whole in its stage, and is enlarged and moved there by pointer and keys. */
export function ZoomStage({ name, zoom, picture, turns = 0, fill = false, children }: ZoomStageProps) {
  const t = useT();
  const { scale, x, y } = zoom.zoom;
  const moved: Moved = {
    '--scale': String(scale),
    '--x': `${x * 100}cqw`,
    '--y': `${y * 100}cqh`,
    '--turn': `${turns * 90}deg`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that is moved about has no element of its own
    <div
      className={styles.stage}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that zoom and pan.
      tabIndex={0}
      aria-label={t('stage', { name })}
      data-fill={fill || undefined}
      data-zoomed={!zoom.isWhole || undefined}
      {...zoom.handlers}
    >
      {children ?? (
        <img
          {...picture}
          alt={picture.alt}
          className={styles.picture}
          style={moved}
          data-sideways={turns % 2 === 1 || undefined}
          draggable={false}
        />
      )}
    </div>
  );
}
