import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import { createMessages, pickWords, useLanguage } from '@tvacha/shared-core/i18n';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ErrorState } from '@tvacha/shared-ui/states';
import { retryArea } from '../area/area-code';
import type { AreaInfo, AreaStatus } from '../contract';
import en from '../locales/en.json';

const useT = createMessages('federation', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-[request]", webpackExclude: /en\.json$/ */ `../locales/${language}.json`),
});

interface Props {
  area: AreaInfo;
  route?: RemoteRoute;
  status: Extract<AreaStatus, { state: 'failed' }>;
}

/** Says in place of an area what is wrong with it, and offers another try. */
export function AreaFailure({ area: { area, name }, route, status: { reason, needs = '', has = '' } }: Props) {
  const t = useT();
  const language = useLanguage();
  const title = t(`${reason}.title`, { name: name ? pickWords(name, language) : t('area', { area }) });
  const isMissing = reason === 'incompatible' && !needs;
  const text = isMissing ? t('incompatible.missing') : t(`${reason}.text`, { needs, has });
  // Another try in this page would have the same portal.
  const retry = () => (reason === 'incompatible' ? location.reload() : retryArea(area));
  return (
    <>
      {route && <PageHeader title={pickWords(route.title, language)} />}
      <ErrorState title={title} text={text} onRetry={retry} />
    </>
  );
}
