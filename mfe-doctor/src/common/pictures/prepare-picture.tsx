import { maxPixels } from '@tvacha/shared-contract/uploads';
import { Button } from '@tvacha/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { CameraNotes } from './camera-notes-list';
import { coveredBy, cropped, type HandWork, jpegOf, paint, untouched } from './hand-work';
import { useT } from './messages';
import { sizeOfPicture } from './picture-size';
import styles from './pictures.module.css';

interface PrepareProps {
  file: File;
  /** Of what may be sent. */
  maxBytes: number;
  /** Gets the picture as it is to be sent; nothing where it is left out, with why where it cannot be taken. */
  onDone: (file?: File, why?: string) => void;
}

const named = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
/** A box to begin with for those who cannot draw one. Percent of the picture. */
const middle: PercentCrop = { unit: '%', x: 25, y: 25, width: 50, height: 50 };

/** The file as a picture; why not, where it cannot be shown, or be read any more. */
async function open(file: File): Promise<ImageBitmap | 'large' | 'damaged'> {
  try {
    const size = sizeOfPicture(new Uint8Array(await file.arrayBuffer()));
    if (!size) return 'damaged';
    return size.width * size.height > maxPixels ? 'large' : await createImageBitmap(file);
  } catch {
    return 'damaged';
  }
}

/** One picture before it leaves the device: what the camera wrote into it is shown, and it is cropped and covered by hand. */
export function PreparePicture({ file, maxBytes, onDone }: PrepareProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const placing = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [box, setBox] = useState<PercentCrop>();
  const [works, setWorks] = useState<readonly HandWork[]>([]);
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file.
  useEffect(() => {
    let bitmap: ImageBitmap | undefined;
    let isLeft = false;
    heading.current?.focus();
    void open(file).then((opened) => {
      if (typeof opened === 'string') return isLeft || onDone(undefined, t(opened, { name: file.name }));
      bitmap = opened;
      if (isLeft) return bitmap.close();
      setPicture(bitmap);
      setWorks([untouched(bitmap)]);
    });
    return () => {
      isLeft = true;
      bitmap?.close();
    };
  }, [file]);
  const work = works.at(-1);
  useEffect(() => {
    if (canvas.current && picture && work) paint(canvas.current, picture, work);
  }, [picture, work]);

  const place = () => {
    setBox(middle);
    // It is drawn by then.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[role="group"]')?.focus());
  };
  const hasBox = box !== undefined && box.width > 0 && box.height > 0;
  const apply = (how: typeof cropped, words: string) => {
    if (!work || !box) return;
    setWorks([...works, how(work, box)]);
    setBox(undefined);
    setSaid(words);
    // The button that was pressed can be pressed no more.
    placing.current?.focus();
  };
  const undo = () => {
    setWorks(works.slice(0, -1));
    setSaid(t('prep.undone'));
    if (works.length === 2) placing.current?.focus();
  };
  const send = async () => {
    setSending(true);
    const blob = canvas.current && (await jpegOf(canvas.current, maxBytes));
    if (blob) onDone(new File([blob], named(file.name), { type: 'image/jpeg' }));
    else onDone(undefined, t('damaged', { name: file.name }));
  };

  return (
    <section className={styles.prepare} aria-label={t('prep.title', { name: file.name })}>
      <h2 ref={heading} tabIndex={-1}>
        {t('prep.title', { name: file.name })}
      </h2>
      <CameraNotes file={file} />
      <p className={styles.hint}>{t('prep.help')}</p>
      <div ref={frame} className={styles.frame}>
        <ReactCrop
          crop={box}
          onChange={(_pixels, percent) => setBox(percent)}
          disabled={!picture}
          ariaLabels={{
            cropArea: t('prep.area'),
            nwDragHandle: t('prep.nw'),
            nDragHandle: t('prep.n'),
            neDragHandle: t('prep.ne'),
            eDragHandle: t('prep.e'),
            seDragHandle: t('prep.se'),
            sDragHandle: t('prep.s'),
            swDragHandle: t('prep.sw'),
            wDragHandle: t('prep.w'),
          }}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </ReactCrop>
      </div>
      <div className={styles.moves}>
        <Button ref={placing} size="sm" icon="plus" disabled={!picture} onClick={place}>
          {t('prep.box')}
        </Button>
        <Button size="sm" disabled={!hasBox} onClick={() => apply(cropped, t('prep.cropped'))}>
          {t('prep.crop')}
        </Button>
        <Button size="sm" disabled={!hasBox} onClick={() => apply(coveredBy, t('prep.covered'))}>
          {t('prep.cover')}
        </Button>
        <Button size="sm" kind="text" icon="arrow-counter-clockwise" disabled={works.length < 2} onClick={undo}>
          {t('prep.undo')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={styles.tools}>
        <Button kind="primary" disabled={!picture} loading={isSending} onClick={() => void send()}>
          {t('prep.send')}
        </Button>
        <Button kind="text" onClick={() => onDone()}>
          {t('prep.skip')}
        </Button>
      </div>
    </section>
  );
}
