import type { Picture } from '@tvacha/shared-contract';
import { uploads } from '@tvacha/shared-contract/uploads';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useRef } from 'react';
import { seemsPersonal } from '../../common/personal-data';
import { PictureIntake } from '../../common/pictures/picture-intake';
import { PictureRow } from '../../common/pictures/picture-row';
import list from '../../common/pictures/pictures.module.css';
import styles from './form.module.css';
import { useT } from './messages';
import type { DraftPictures } from './use-pictures';

const most = 10;
const rule = { ...uploads.contributionImage, maxFiles: most };

interface RowProps {
  picture: Picture;
  at: number;
  isLast: boolean;
  pictures: DraftPictures;
}

function DraftPicture({ picture, at, isLast, pictures: { change, move, remove } }: RowProps) {
  const t = useT();
  const number = at + 1;
  const { _id, caption, checked } = picture;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  /** The row takes the focus along; at the end the other button has it, as this one can be pressed no more. */
  const shift = (by: -1 | 1) => {
    move(at, by);
    requestAnimationFrame(() => {
      const [pressed, other] = by < 0 ? [up, down] : [down, up];
      (pressed.current?.disabled ? other : pressed).current?.focus();
    });
  };
  return (
    <PictureRow
      picture={picture}
      number={number}
      checked={checked}
      onCheck={(looked) => change(_id, { checked: looked })}
      onRemove={() => void remove(_id)}
      moves={
        <>
          <Button
            ref={up}
            size="sm"
            kind="text"
            icon="arrow-up"
            aria-label={t('contributions.p.up', { number })}
            disabled={at === 0}
            onClick={() => shift(-1)}
          />
          <Button
            ref={down}
            size="sm"
            kind="text"
            icon="arrow-down"
            aria-label={t('contributions.p.down', { number })}
            disabled={isLast}
            onClick={() => shift(1)}
          />
        </>
      }
    >
      <TextField
        name={`caption-${number}`}
        label={t('contributions.p.caption', { number })}
        value={caption}
        maxLength={200}
        warning={seemsPersonal(caption) ? t('contributions.personal') : undefined}
        onChange={(words) => change(_id, { caption: words })}
      />
    </PictureRow>
  );
}

/** Pictures, each looked at before it is sent, and sent by itself. */
export function PicturesStep({ pictures }: { pictures: DraftPictures }) {
  const t = useT();
  const { pictures: shown, problem } = pictures;
  return (
    <div className={styles.step}>
      <PictureIntake
        {...pictures}
        label={t('contributions.p.add')}
        rule={rule}
        taken={shown.length}
        full={t('contributions.p.full')}
      />
      {problem ? <Notice tone="error" live title={problem} /> : null}
      {shown.length === 0 ? <p className={styles.hint}>{t('contributions.p.none')}</p> : null}
      <ol className={list.pictures} aria-label={t('contributions.pictures')}>
        {shown.map((picture, at) => (
          <DraftPicture
            key={picture._id}
            picture={picture}
            at={at}
            isLast={at === shown.length - 1}
            pictures={pictures}
          />
        ))}
      </ol>
    </div>
  );
}
