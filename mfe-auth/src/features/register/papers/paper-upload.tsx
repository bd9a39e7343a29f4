import { uploads } from '@tvacha/shared-contract/uploads';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { FileUpload } from '@tvacha/shared-ui/file-upload';
import { useRegisterT } from '../messages';
import { fileRemoved, fileRetried, filesAdded } from '../state/actions';
import { holdFiles } from '../state/chosen-files';
import { selectPapers } from '../state/selectors';

/** The papers of one kind; each is sent as soon as it is chosen. */
export function PaperUpload({ kind, isMissing }: { kind: DocumentKind; isMissing: boolean }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectPapers)[kind];
  const isKept = (id: string) => items.some((item) => item.id === id && item.status === 'done');
  return (
    <FileUpload
      label={t(`papers.${kind}`)}
      hint={t(`papers.${kind}Hint`)}
      rule={uploads[kind]}
      files={items}
      onAdd={(files) => dispatch(filesAdded({ kind, items: holdFiles(files) }))}
      onRemove={(id) => dispatch(fileRemoved({ kind, id, isKept: isKept(id) }))}
      onRetry={(id) => dispatch(fileRetried({ kind, id }))}
      error={isMissing ? t(`papers.${kind}Missing`) : undefined}
      required
    />
  );
}
