import type { Picture } from '@tvacha/shared-contract';
import { uploads } from '@tvacha/shared-contract/uploads';
import { Button } from '@tvacha/shared-ui/button';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { FileUpload } from '@tvacha/shared-ui/file-upload';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { Notice } from '@tvacha/shared-ui/notice';
import { LoadingState } from '@tvacha/shared-ui/states';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useState } from 'react';
import styles from './form.module.css';
import { useT } from './messages';
import type { DraftPictures } from './use-pictures';

const most = 10;
const rule = { ...uploads.contributionImage, maxFiles: most };

const PreparePicture = latePart(
  () => import(/* webpackChunkName: "prepare-picture" */ './prepare-picture').then((part) => part.PreparePicture),
  { fallback: <LoadingState shape="article" />, failed: (retry) => <FailedPart onRetry={retry} /> },
);
/** Without a canvas a picture goes as it is: the server takes out what the camera wrote, too. */
const canDraw = () => typeof createImageBitmap === 'function';

interface RowProps {
  picture: Picture;
  at: number;
  isLast: boolean;
  pictures: DraftPictures;
}

function PictureRow({ picture, at, isLast, pictures: { change, move, remove } }: RowProps) {
  const t = useT();
  const number = at + 1;
  const { _id, caption, checked, thumbnails, url } = picture;
  return (
    <li className={styles.picture}>
      <img src={thumbnails[0]?.url ?? url} alt={t('contributions.picture', { number })} />
      <div className={styles.pictureWords}>
        <TextField
          name={`caption-${number}`}
          label={t('contributions.p.caption', { number })}
          value={caption}
          maxLength={200}
          onChange={(words) => change(_id, { caption: words })}
        />
        <Checkbox
          label={t('contributions.p.checked', { number })}
          checked={checked}
          onChange={(looked) => change(_id, { checked: looked })}
        />
        <div className={styles.moves}>
          <Button
            size="sm"
            kind="text"
            icon="arrow-up"
            aria-label={t('contributions.p.up', { number })}
            disabled={at === 0}
            onClick={() => move(at, -1)}
          />
          <Button
            size="sm"
            kind="text"
            icon="arrow-down"
            aria-label={t('contributions.p.down', { number })}
            disabled={isLast}
            onClick={() => move(at, 1)}
          />
          <Button
            size="sm"
            kind="text"
            icon="trash"
            aria-label={t('contributions.p.remove', { number })}
            onClick={() => void remove(_id)}
          />
        </div>
      </div>
    </li>
  );
}

/** Pictures, each looked at before it is sent, and sent by itself. */
export function PicturesStep({ pictures }: { pictures: DraftPictures }) {
  const t = useT();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string>();
  const { pictures: shown, sending, add, retry, cancel, problem } = pictures;
  const room = most - shown.length - sending.length - waiting.length;
  const take = (files: File[]) => {
    setRefused(files.length > room ? t('contributions.p.full') : undefined);
    const taken = files.slice(0, Math.max(0, room));
    if (canDraw()) setWaiting((all) => [...all, ...taken]);
    else taken.forEach(add);
  };
  const [next] = waiting;
  const done = (file?: File, why?: string) => {
    setWaiting((all) => all.slice(1));
    setRefused(why);
    if (file) add(file);
  };
  return (
    <div className={styles.step}>
      <FileUpload
        label={t('contributions.p.add')}
        rule={rule}
        files={sending}
        error={refused}
        disabled={room <= 0}
        onAdd={take}
        onRemove={cancel}
        onRetry={retry}
      />
      {problem ? <Notice tone="error" live title={problem} /> : null}
      {next ? <PreparePicture key={`${next.name} ${waiting.length}`} file={next} onDone={done} /> : null}
      {shown.length === 0 ? <p className={styles.hint}>{t('contributions.p.none')}</p> : null}
      <ol className={styles.pictures} aria-label={t('contributions.pictures')}>
        {shown.map((picture, at) => (
          <PictureRow
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
