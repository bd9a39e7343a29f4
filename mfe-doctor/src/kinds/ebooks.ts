import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import type { KindOf } from './kind';

export const kind: KindOf<'ebooks'> = {
  sorts: ['oldest', 'title', 'author', 'mostRead'],
  size: ({ pages }, t) => t('size.pages', { count: pages }),
  facts: ({ pages, publishedOn, reviewer, reviewedOn }, t) => [
    [t('fact.pages'), formatNumber(pages)],
    [t('fact.published'), formatDate(publishedOn)],
    [t('fact.reviewer'), reviewer],
    [t('fact.reviewed'), formatDate(reviewedOn)],
  ],
  parts: ({ contents, contentPages }, t) => [{ title: t('part.contents'), items: contents, pages: contentPages }],
};
