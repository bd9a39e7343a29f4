import { type FileKind, fileKinds } from '@tvacha/shared-contract/uploads';
import { formatNumber } from '@tvacha/shared-core/format';
import { createMessages } from '@tvacha/shared-core/i18n';
import en from './locales/en.json';

/** The words of uploads. */
export const useT = createMessages('ui-upload', {
  en,
  load: (language) =>
    import(
      /* webpackChunkName: "words-ui-upload-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`
    ),
});
type Translate = ReturnType<typeof useT>;

/** A size in bytes as people read it: 640 KB, 1.2 MB. */
export function saySize(t: Translate, bytes: number): string {
  if (bytes < 1024 * 1024) return t('kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / 1024))) });
  return t('megabytes', { size: formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10) });
}

/** Kinds of files by name: JPG, PNG, PDF. */
export const sayKinds = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => fileKinds[kind].extensions[0].toUpperCase()).join(', ');
