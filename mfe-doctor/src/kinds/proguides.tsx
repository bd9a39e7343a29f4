import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { Film } from './film';
import type { KindOf } from './kind';

export const kind: KindOf<'proguides'> = {
  sorts: ['title', 'mostRead'],
  by: ({ presenter }) => presenter,
  size: ({ minutes }, t) => t('size.minutes', { count: minutes }),
  facts: ({ minutes, publishedOn, reviewer, reviewedOn }, t) => [
    [t('fact.minutes'), formatNumber(minutes)],
    [t('fact.published'), formatDate(publishedOn)],
    [t('fact.reviewer'), reviewer],
    [t('fact.reviewed'), formatDate(reviewedOn)],
  ],
  parts: () => [],
  contents: (guide) => <Film contentId={guide._id} {...guide} />,
};
