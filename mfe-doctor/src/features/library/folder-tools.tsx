import type { Folder } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import { Refusal } from '../../common/refusal';
import { useSentWhenBack } from '../../common/use-sent-when-back';
import styles from './library.module.css';
import { folderNaming, folderRemoval } from './library-list';

interface FolderNameProps {
  folder?: Folder;
  /** No more folders can be made. */
  full: boolean;
  onDone: () => void;
}

/** Names a new folder, or one that is there. */
function FolderName({ folder, full, onDone }: FolderNameProps) {
  const t = useT();
  const [name, setName] = useState(folder?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const { status, problem, send } = useSentWhenBack(folderNaming, folder?._id);
  useEffect(() => {
    if (status === 'sent') onDone();
  }, [status, onDone]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setMissing(typed === '');
    if (typed !== '') send({ id: folder?._id, name: typed });
  };
  const wrong = {
    CONFLICT: t(full && !folder ? 'library.full' : 'library.taken'),
    VALIDATION_FAILED: t('library.nameWrong'),
  } as Partial<Record<string, string>>;
  const error = isMissing ? t('library.nameMissing') : problem ? wrong[problem.code] : undefined;
  return (
    <form className={styles.naming} onSubmit={submit}>
      <TextField
        name="folder"
        label={t('library.name')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoFocus
        error={error}
      />
      <Button kind="primary" htmlType="submit" loading={status === 'sending'}>
        {t('library.keep')}
      </Button>
      <Button kind="text" onClick={onDone}>
        {t('library.cancel')}
      </Button>
      {error ? null : <Refusal problem={problem} />}
    </form>
  );
}

/** Making a folder; and of the one that is open, another name or its end. */
export function FolderTools({ folder, full, onRemoved }: { folder?: Folder; full: boolean; onRemoved: () => void }) {
  const t = useT();
  const [open, setOpen] = useState<'make' | 'rename' | 'remove'>();
  const removal = useMutation(folderRemoval, folder?._id);
  const close = () => setOpen(undefined);
  if (open === 'make' || open === 'rename')
    return <FolderName key={open} folder={open === 'rename' ? folder : undefined} full={full} onDone={close} />;
  return (
    <div className={styles.tools}>
      <Button icon="plus" size="sm" onClick={() => setOpen('make')}>
        {t('library.make')}
      </Button>
      {folder ? (
        <>
          <Button icon="pencil-simple" size="sm" kind="text" onClick={() => setOpen('rename')}>
            {t('library.rename')}
          </Button>
          <Button icon="trash" size="sm" kind="text" onClick={() => setOpen('remove')}>
            {t('library.removeFolder')}
          </Button>
          <ConfirmDialog
            open={open === 'remove'}
            title={t('library.removeTitle', { name: folder.name })}
            text={t('library.removeText')}
            confirmLabel={t('library.removeFolder')}
            danger
            busy={removal.status === 'sending'}
            onCancel={close}
            onConfirm={() => {
              removal.send({ id: folder._id });
              close();
              onRemoved();
            }}
          />
        </>
      ) : null}
    </div>
  );
}
