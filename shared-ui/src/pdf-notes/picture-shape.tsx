import type { Mark } from '@tvacha/shared-contract';
import { useEffect, useState } from 'react';
import { middleOf, turnOf } from './geometry';
import type { Notebook } from './notebook';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';

type Picture = Extract<Mark, { kind: 'image' }>;

/** Where a picture lies on screen, and by how many degrees it is turned there with the clock. */
export function pictureOnScreen({ box, angle }: Pick<Picture, 'box' | 'angle'>, place: PagePlace) {
  const [x, y] = place.toScreen(middleOf(box));
  const [width, height] = [(box[2] - box[0]) * place.scale, (box[3] - box[1]) * place.scale];
  return { left: x - width / 2, top: y - height / 2, width, height, turn: place.rotation - angle };
}

/** A picture turned so that on screen it is turned by so many degrees with the clock. @param rotation of its page there */
export const turnedTo = (mark: Picture, shown: number, rotation: number): Picture => ({
  ...mark,
  angle: turnOf(rotation - shown),
});

interface PictureShapeProps {
  book: Notebook;
  mark: Picture;
  place: PagePlace;
}

/** A picture on its page; an empty frame until it has come, or where it does not. */
export function PictureShape({ book, mark, place }: PictureShapeProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let gone = false;
    let made: string | undefined;
    book.pictures.open(mark.file).then(
      (picture) => {
        if (gone) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [book, mark.file]);
  const { left, top, width, height, turn } = pictureOnScreen(mark, place);
  const box = { x: left, y: top, width, height };
  return (
    <g data-mark={mark.id} transform={`rotate(${turn} ${left + width / 2} ${top + height / 2})`}>
      {url ? <image href={url} preserveAspectRatio="none" {...box} /> : <rect className={css.empty} {...box} />}
    </g>
  );
}
