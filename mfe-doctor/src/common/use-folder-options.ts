import { useResource } from '@tvacha/shared-core/resources';
import { folderList } from '../state/library';
import { useT } from './i18n';

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
