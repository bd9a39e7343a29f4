import { uploads } from '@tvacha/shared-contract/uploads';
import { Button } from '@tvacha/shared-ui/button';
import { FileUpload, type useChosenFiles } from '@tvacha/shared-ui/file-upload';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './talk.module.css';

interface AnswerFilesProps {
  chosen: ReturnType<typeof useChosenFiles>;
  isSending: boolean;
}

/** Files to go with an answer. What is said has the room of the page, so their field stands there when asked for. */
export function AnswerFiles({ chosen, isSending }: AnswerFilesProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button kind="text" size="sm" icon="file-image" onClick={() => setOpen(true)}>
        {t('talk.addFiles')}
      </Button>
    );
  return (
    <div className={styles.files}>
      <FileUpload
        label={t('talk.files')}
        rule={uploads.chatFile}
        files={chosen.items(isSending)}
        onAdd={chosen.onAdd}
        onRemove={chosen.onRemove}
        disabled={isSending}
      />
    </div>
  );
}
