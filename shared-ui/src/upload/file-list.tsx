import { Button } from '../base/button';
import { ProgressBar } from '../feedback/progress-bar';
import { Icon } from '../icons/icon';

import css from './file-list.module.css';
import { saySize, useT } from './messages';
import type { FileActions, UploadItem } from './upload-item';

const iconOf = (name: string) => (/\.pdf$/i.test(name) ? 'file-pdf' : 'file-image');

/** The files of an upload, each with its progress and what can be done about it. */
export function FileList({ label, files, ...handlers }: FileActions & { label: string; files: readonly UploadItem[] }) {
  const t = useT();
  const last = files.findLast((file) => file.status === 'done');
  return (
    <>
      {files.length > 0 ? (
        <ul className={css.files} aria-label={label}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...handlers} />
          ))}
        </ul>
      ) : null}
      <p className="visually-hidden" role="status">
        {last ? t('isDone', { name: last.name }) : ''}
      </p>
    </>
  );
}

function FileRow({ file, onRemove, onRetry, onView }: FileActions & { file: UploadItem }) {
  const t = useT();
  const { id, name, size = 0, status, progress = 0, error } = file;
  const going = status === 'sending' || status === 'waiting';
  return (
    <li className={css.file}>
      <span className={css.icon}>
        <Icon name={iconOf(name)} />
      </span>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {status === 'sending' ? (
          <ProgressBar
            label={t('progress', { name })}
            hideLabel
            value={progress}
            text={t('sending', { percent: Math.round(progress * 100), size: saySize(t, size) })}
          />
        ) : null}
        {status === 'waiting' ? <p className={css.state}>{t('waiting')}</p> : null}
        {status === 'done' ? (
          <p className={css.done}>
            <Icon name="check-circle" size={16} />
            {size > 0 ? `${t('done')} · ${saySize(t, size)}` : t('done')}
          </p>
        ) : null}
        {status === 'failed' ? (
          <p className={css.failed} role="alert">
            <Icon name="x-circle" size={16} />
            {error ?? t('failed')}
          </p>
        ) : null}
      </div>
      <div className={css.actions}>
        {status === 'failed' && onRetry ? (
          <Button size="sm" icon="arrow-clockwise" aria-label={t('retryName', { name })} onClick={() => onRetry(id)}>
            {t('retry')}
          </Button>
        ) : null}
        {status === 'done' && onView ? (
          <Button kind="text" size="sm" icon="eye" aria-label={t('view', { name })} onClick={() => onView(id)} />
        ) : null}
        <Button
          kind="text"
          size="sm"
          icon={going ? 'x' : 'trash'}
          aria-label={t(going ? 'cancel' : 'remove', { name })}
          onClick={() => onRemove(id)}
        />
      </div>
    </li>
  );
}
