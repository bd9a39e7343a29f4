import { useResource } from '@tvacha/shared-core/resources';
import { useT } from '../../common/i18n';
import { folderList } from '../../state/library';

export const loose = 'none';
export const everything: Record<never, never> = {};

/** The folders to choose from, that of no folder first. */
export function useFolderOptions() {
  const t = useT();
  const folders = useResource(folderList, everything).value?.items ?? [];
  return [
    { value: loose, label: t('library.loose') },
    ...folders.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
}
