import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { Volumes } from '../features/record/volumes';
import type { KindOf } from './kind';

export const kind: KindOf<'ejournals'> = {
  sorts: ['oldest', 'title', 'mostRead'],
  size: ({ volume, issue }, t) => t('size.volume', { volume: formatNumber(volume), issue: formatNumber(issue) }),
  facts: ({ journal, volume, issue, pages, publisher, publishedOn, reviewer, reviewedOn }, t) => [
    [t('ejournals.journal'), journal],
    [t('ejournals.volume'), formatNumber(volume)],
    [t('ejournals.issue'), formatNumber(issue)],
    [t('fact.pages'), formatNumber(pages)],
    ...(publisher ? [[t('fact.publisher'), publisher.name] as const] : []),
    [t('fact.published'), formatDate(publishedOn)],
    [t('fact.reviewer'), reviewer],
    [t('fact.reviewed'), formatDate(reviewedOn)],
  ],
  parts: ({ articles }, t) => [
    {
      title: t('ejournals.papers'),
      items: articles.map(({ title, authors, page }) => t('ejournals.paper', { title, authors, page })),
      pages: articles.map(({ page }) => page),
    },
  ],
  Below: Volumes,
};
