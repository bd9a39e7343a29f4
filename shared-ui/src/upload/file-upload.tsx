import { fileKinds, type UploadRule } from '@tvacha/shared-contract/uploads';
import { clsx } from 'clsx';
import { type DragEvent, useState } from 'react';
import { Notice } from '../feedback/notice';
import { Problem, useField } from '../form/field';
import { Icon } from '../icons/icon';
import { checkFiles, type Refused } from './check-files';
import { FileList } from './file-list';
import css from './file-upload.module.css';
import { sayKinds, saySize, useT } from './messages';
import type { FileActions, UploadItem } from './upload-item';

export type { UploadItem } from './upload-item';
export { useChosenFiles } from './use-chosen-files';

export interface FileUploadProps extends FileActions {
  label: string;
  /** Kinds, bytes and number, such as `uploads.degree`. */
  rule: Pick<UploadRule, 'accept' | 'maxBytes' | 'maxFiles'>;
  files: readonly UploadItem[];
  /** Gets only files that the rule takes; what it does not take is said here. */
  onAdd: (files: File[]) => void;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Files to choose or to drop, and how far each has come. The sending is the caller's. */
export function FileUpload(props: FileUploadProps) {
  const { label, rule, files, onAdd, onRemove, onRetry, onView, hint, error, disabled } = props;
  const t = useT();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [over, setOver] = useState(false);
  const field = useField({ ...props, required: props.required && files.length === 0 });
  const kinds = sayKinds(rule.accept);
  const most = saySize(t, rule.maxBytes);

  const take = (chosen: readonly File[]) => {
    const checked = checkFiles(chosen, rule, files.length);
    setRefused(checked.refused);
    if (checked.taken.length > 0) onAdd(checked.taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };

  return (
    <div className={css.upload}>
      <label className={css.label} htmlFor={field.id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's short way; the field takes keys */}
      <div
        className={clsx(css.zone, over && css.over, error && css.wrong, disabled && css.off)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...field}
          className={css.input}
          type="file"
          multiple={rule.maxFiles > 1}
          accept={rule.accept.map((kind) => fileKinds[kind].type).join()}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <span className={css.icon} aria-hidden="true">
          <Icon name="upload-simple" size={24} />
        </span>
        <span>
          <span className={css.choose}>{t('choose', { max: rule.maxFiles })}</span>{' '}
          <span className={css.drop}>{t('drop', { max: rule.maxFiles })}</span>
          <span className={css.rule}>{t('rule', { kinds, size: most, max: rule.maxFiles })}</span>
        </span>
      </div>
      <Problem id={field.id} error={error} hint={hint} />
      {refused.length > 0 ? (
        <Notice tone="error" live title={t('refused', { count: refused.length })} onClose={() => setRefused([])}>
          {refused.map(({ file, why }) => (
            <p key={file.name}>
              {t(why, { name: file.name, kinds, size: saySize(t, file.size), most, max: rule.maxFiles })}
            </p>
          ))}
        </Notice>
      ) : null}
      <FileList label={t('files', { label })} files={files} onRemove={onRemove} onRetry={onRetry} onView={onView} />
    </div>
  );
}
