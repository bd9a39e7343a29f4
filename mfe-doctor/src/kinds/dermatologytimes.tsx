import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import type { KindOf } from './kind';
import { Stories } from './stories';

export const kind: KindOf<'dermatologytimes'> = {
  sorts: ['oldest', 'title', 'mostRead'],
  size: ({ issue }, t) => t('size.issue', { issue: formatNumber(issue) }),
  facts: ({ issue, pages, publishedOn, reviewer, reviewedOn }, t) => [
    [t('fact.issue'), formatNumber(issue)],
    [t('fact.pages'), formatNumber(pages)],
    [t('fact.published'), formatDate(publishedOn)],
    [t('fact.reviewer'), reviewer],
    [t('fact.reviewed'), formatDate(reviewedOn)],
  ],
  parts: () => [],
  contents: ({ stories }) => <Stories stories={stories} />,
};
