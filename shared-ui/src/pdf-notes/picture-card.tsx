import type { Mark } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../base/button';
import { type Box, boxOf, moved, ofWidth, turnOf } from './geometry';
import { useT } from './messages';
import { marksOn, type Notebook } from './notebook';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';
import { isAt, orderAt } from './picture-order';
import { turnedTo } from './picture-shape';

type Picture = Extract<Mark, { kind: 'image' }>;

interface PictureCardProps {
  book: Notebook;
  mark: Picture;
  place: PagePlace;
  view: Box;
  onRemove: () => void;
  onCopy: () => void;
}

/** Under a picture: what it shows, asked for until it is said, and its width and angle for whoever does not drag. */
export function PictureCard({ book, mark, place, view, onRemove, onCopy }: PictureCardProps) {
  const t = useT();
  const id = useId();
  const [alt, setAlt] = useState(mark.alt);
  const { left, top, height } = place.boxOnScreen(boxOf(mark));
  const others = marksOn(book.get(), mark.page);
  const keep = (next: Picture) => {
    if (JSON.stringify(next) !== JSON.stringify(mark)) book.act({ put: [moved(next, [0, 0], view)] });
  };
  const close = (event?: FormEvent) => {
    event?.preventDefault();
    keep({ ...mark, alt: alt.trim() });
    book.set({ selected: undefined });
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') book.set({ selected: undefined });
  };
  return (
    <form
      className={css.card}
      data-notes-part
      style={{ left: Math.max(0, Math.min(left, place.width - 260)), top: top + height + 12 }}
      onSubmit={close}
      onKeyDown={press}
    >
      <label className={css.label} htmlFor={`${id}alt`}>
        {t('picture.alt')}
      </label>
      <textarea
        id={`${id}alt`}
        className={css.field}
        rows={2}
        maxLength={annotationLimits.alt}
        value={alt}
        aria-describedby={`${id}help`}
        onChange={(event) => setAlt(event.target.value)}
        onBlur={() => keep({ ...mark, alt: alt.trim() })}
      />
      <p id={`${id}help`} className={css.label}>
        {t('picture.altHelp')}
      </p>
      <div className={css.actions}>
        <NumberField
          label={t('picture.width')}
          value={Math.round(mark.box[2] - mark.box[0])}
          least={10}
          most={Math.round(view[2] - view[0])}
          onChange={(width) => keep(ofWidth(mark, width))}
        />
        <NumberField
          label={t('picture.angle')}
          value={Math.round(turnOf(place.rotation - mark.angle))}
          least={-180}
          most={180}
          onChange={(turn) => keep(turnedTo(mark, turn, place.rotation))}
        />
      </div>
      <div className={css.actions}>
        {(['front', 'back'] as const).map((end) => (
          <Button
            key={end}
            kind="text"
            size="sm"
            disabled={isAt(end, others, mark)}
            onClick={() => keep({ ...mark, order: orderAt(end, others, mark.id) })}
          >
            {t(`picture.${end}`)}
          </Button>
        ))}
      </div>
      <div className={css.actions}>
        <Button kind="text" size="sm" icon="trash" onClick={onRemove}>
          {t('delete')}
        </Button>
        <Button kind="text" size="sm" icon="copy" onClick={onCopy}>
          {t('copyMark')}
        </Button>
        <Button kind="primary" size="sm" htmlType="submit">
          {t('done')}
        </Button>
      </div>
    </form>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number; it counts once the field is left or Enter is pressed, and what is none is put back. */
function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const wanted = Number(typed);
    if (typed?.trim() && Number.isFinite(wanted)) onChange(Math.max(least, Math.min(most, wanted)));
    setTyped(undefined);
  };
  return (
    <span className={css.number}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={css.field}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
    </span>
  );
}
