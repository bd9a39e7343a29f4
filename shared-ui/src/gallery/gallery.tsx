import type { Picture } from '@tvacha/shared-contract';
import { useState } from 'react';
import { Button } from '../base/button';
import { Select } from '../form/select';
import styles from './gallery.module.css';
import { useT } from './messages';
import { usePictureErrors } from './use-picture-errors';
import { useZoom, ZoomStage } from './zoom-stage';

export interface GalleryProps {
  pictures: readonly Pick<Picture, '_id' | 'url' | 'caption' | 'width' | 'height' | 'thumbnails'>[];
  /** In a quiz: what a picture is called could give the diagnosis away. */
  hideCaptions?: boolean;
  /** A link has come to its end: the pictures are asked for anew. */
  onExpired: () => void;
}

/** Pictures in large: enlarged and moved by pointer and keys, and two of them side by side in step. */
export function Gallery({ pictures, hideCaptions = false, onExpired }: GalleryProps) {
  const t = useT();
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState<number>();
  const zoom = useZoom();
  const { scaleBy, reset, isWhole, isMost } = zoom;
  const nameOf = (at: number) =>
    hideCaptions || !pictures[at]?.caption
      ? t('picture', { number: at + 1 })
      : t('pictureNamed', { number: at + 1, caption: pictures[at].caption });
  const lost = usePictureErrors(onExpired);
  const sides = [first, second].flatMap((at) => (at !== undefined && pictures[at] ? [at] : []));
  const options = pictures.map((picture, at) => ({ value: String(at), label: nameOf(at), key: picture._id }));
  const choose = (side: number, at: number) => (side === 0 ? setFirst(at) : setSecond(at));

  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <div className={styles.stages} data-two={sides.length > 1 || undefined}>
        {sides.map((at, side) => {
          const picture = pictures[at] as (typeof pictures)[number];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is a place, whichever picture it holds.
            <figure key={side} className={styles.figure}>
              <ZoomStage
                name={nameOf(at)}
                zoom={zoom}
                picture={{
                  src: picture.url,
                  alt: nameOf(at),
                  width: picture.width ?? undefined,
                  height: picture.height ?? undefined,
                  onLoad: () => lost.came(picture),
                  onError: () => lost.failed(picture),
                }}
              >
                {lost.isLost(picture) ? (
                  <div className={styles.lost} role="alert">
                    <p>{t('lost', { name: nameOf(at) })}</p>
                    <Button size="sm" icon="arrow-clockwise" onClick={() => lost.retry(picture)}>
                      {t('tryAgain')}
                    </Button>
                  </div>
                ) : null}
              </ZoomStage>
              {sides.length > 1 ? (
                <Select
                  label={t(side === 0 ? 'left' : 'right')}
                  hideLabel
                  value={String(at)}
                  options={options}
                  onChange={(value) => choose(side, Number(value))}
                />
              ) : (
                <figcaption className={styles.caption}>{hideCaptions ? '' : picture.caption}</figcaption>
              )}
            </figure>
          );
        })}
      </div>
      <div className={styles.tools}>
        <Button icon="plus" disabled={isMost} onClick={() => scaleBy(1.4)}>
          {t('zoomIn')}
        </Button>
        <Button icon="minus" disabled={isWhole} onClick={() => scaleBy(1 / 1.4)}>
          {t('zoomOut')}
        </Button>
        <Button icon="arrows-out" disabled={isWhole} onClick={reset}>
          {t('zoomReset')}
        </Button>
        {pictures.length > 1 ? (
          <Button
            icon="squares-four"
            aria-pressed={second !== undefined}
            onClick={() => setSecond(second === undefined ? (first + 1) % pictures.length : undefined)}
          >
            {t('sideBySide')}
          </Button>
        ) : null}
      </div>
      {pictures.length > 1 && sides.length === 1 ? (
        <ul className={styles.strip} aria-label={t('allPictures')}>
          {pictures.map((picture, at) => (
            <li key={picture._id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={nameOf(at)}
                aria-current={at === first || undefined}
                onClick={() => setFirst(at)}
              >
                <img src={picture.thumbnails[0]?.url ?? picture.url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
