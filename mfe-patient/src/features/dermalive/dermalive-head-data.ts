import { paths } from '@tvacha/shared-core/paths';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { useT } from '../../common/i18n';
import { liveTalks } from '../../state/live-talks.slice';
import { comingQuery, pageOf } from './talk-queries';

/** What search engines are told of Dermalive: the talks to come, as events. */
export const dermaliveHead: RemoteServer['heads'][string] = ({ state, search }) => {
  const t = useT.translate;
  const page = pageOf(search);
  const [next] = liveTalks.select(state, comingQuery).value?.items ?? [];
  return {
    title: 'Dermalive',
    description: t('dermalive.lead'),
    canonical: paths.dermalive(page > 1 ? { page } : undefined),
    ...(next
      ? {
          data: {
            '@type': 'Event',
            name: next.title,
            description: next.summary,
            startDate: next.startsAt,
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
            isAccessibleForFree: true,
            performer: next.speakers.map(({ name }) => ({ '@type': 'Person', name })),
          },
        }
      : {}),
  };
};
