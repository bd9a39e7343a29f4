import { maxPixels } from '@tvacha/shared-contract/uploads';
import { Button } from '@tvacha/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { type CameraNote, notesOfCamera } from './camera-notes';
import { useT } from './messages';
import styles from './pictures.module.css';

interface PrepareProps {
  file: File;
  /** Gets the picture as it is to be sent; nothing where it is left out, with why where it cannot be taken. */
  onDone: (file?: File, why?: string) => void;
}

function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, width: number, height: number) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  // JPEG knows nothing to see through.
  if (context) context.fillStyle = 'white';
  context?.fillRect(0, 0, width, height);
  context?.drawImage(source, 0, 0, width, height);
}

const copyOf = (canvas: HTMLCanvasElement) => {
  const copy = document.createElement('canvas');
  draw(copy, canvas, canvas.width, canvas.height);
  return copy;
};

const named = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;

/** One picture before it leaves the device: what the camera wrote into it is shown, and it is cropped and covered by hand. */
export function PreparePicture({ file, onDone }: PrepareProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [notes, setNotes] = useState<readonly CameraNote[]>();
  const [box, setBox] = useState<PercentCrop>();
  const [before, setBefore] = useState<readonly HTMLCanvasElement[]>([]);
  const [isReady, setReady] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file.
  useEffect(() => {
    let isLeft = false;
    void notesOfCamera(file).then((found) => isLeft || setNotes(found));
    createImageBitmap(file).then(
      (bitmap) => {
        if (isLeft || !canvas.current) return;
        if (bitmap.width * bitmap.height > maxPixels) return onDone(undefined, t('large', { name: file.name }));
        draw(canvas.current, bitmap, bitmap.width, bitmap.height);
        bitmap.close();
        setReady(true);
      },
      () => isLeft || onDone(undefined, t('damaged', { name: file.name })),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);

  const hasBox = box !== undefined && box.width > 0 && box.height > 0;
  const apply = (to: (target: HTMLCanvasElement, rect: [number, number, number, number]) => void) => {
    const target = canvas.current;
    if (!target || !box) return;
    const { width, height } = target;
    setBefore([...before, copyOf(target)]);
    const part = (share: number, of: number) => Math.round((share * of) / 100);
    to(target, [part(box.x, width), part(box.y, height), part(box.width, width), part(box.height, height)]);
    setBox(undefined);
  };
  const crop = () =>
    apply((target, [x, y, width, height]) => {
      const whole = copyOf(target);
      target.width = Math.max(1, width);
      target.height = Math.max(1, height);
      target.getContext('2d')?.drawImage(whole, -x, -y);
    });
  const cover = () =>
    apply((target, rect) => {
      const context = target.getContext('2d');
      if (context) context.fillStyle = 'black';
      context?.fillRect(...rect);
    });
  const undo = () => {
    const last = before.at(-1);
    if (last && canvas.current) draw(canvas.current, last, last.width, last.height);
    setBefore(before.slice(0, -1));
  };
  const send = () =>
    canvas.current?.toBlob(
      (blob) =>
        blob
          ? onDone(new File([blob], named(file.name), { type: 'image/jpeg' }))
          : onDone(undefined, t('damaged', { name: file.name })),
      'image/jpeg',
      0.92,
    );

  return (
    <section className={styles.prepare} aria-label={t('prep.title', { name: file.name })}>
      <h2>{t('prep.title', { name: file.name })}</h2>
      <div aria-live="polite">
        {notes === undefined ? null : notes.length === 0 ? (
          <p>{t('prep.noExif')}</p>
        ) : (
          <>
            <p>{t('prep.exif')}</p>
            <ul>
              {notes.map(({ name, value }) => (
                <li key={name}>
                  {value === null ? t(name === 'gps' ? 'prep.gps' : 'prep.thumbnail') : `${name}: ${value}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.hint}>{t('prep.help')}</p>
      <div>
        <ReactCrop crop={box} onChange={(_pixels, percent) => setBox(percent)} disabled={!isReady}>
          <canvas ref={canvas} className={styles.canvas} />
        </ReactCrop>
      </div>
      <div className={styles.moves}>
        <Button size="sm" disabled={!hasBox} onClick={crop}>
          {t('prep.crop')}
        </Button>
        <Button size="sm" disabled={!hasBox} onClick={cover}>
          {t('prep.cover')}
        </Button>
        <Button size="sm" kind="text" icon="arrow-counter-clockwise" disabled={before.length === 0} onClick={undo}>
          {t('prep.undo')}
        </Button>
      </div>
      <div className={styles.tools}>
        <Button kind="primary" disabled={!isReady} onClick={send}>
          {t('prep.send')}
        </Button>
        <Button kind="text" onClick={() => onDone()}>
          {t('prep.skip')}
        </Button>
      </div>
    </section>
  );
}
