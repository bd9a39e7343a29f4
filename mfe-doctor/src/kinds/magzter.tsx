import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import type { KindOf } from './kind';
import { Stories } from './stories';

export const kind: KindOf<'magzter'> = {
  sorts: ['oldest', 'title', 'mostRead'],
  size: ({ month }) => month,
  facts: ({ month, pages, publisher, publishedOn }, t) => [
    [t('magzter.month'), month],
    [t('fact.pages'), formatNumber(pages)],
    ...(publisher ? [[t('fact.publisher'), publisher.name] as const] : []),
    [t('fact.published'), formatDate(publishedOn)],
  ],
  parts: () => [],
  contents: ({ features }) => <Stories stories={features} />,
};
