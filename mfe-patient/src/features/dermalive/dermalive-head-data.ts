import type { RemoteServer } from '@tvacha/shared-core/remote';
import { useT } from '../../common/i18n';
import { liveTalks } from '../../state/live-talks';
import { comingQuery, pastTalks } from './talk-queries';

/** What search engines are told of Dermalive: the talks to come, as events. */
export const dermaliveHead: RemoteServer['heads'][string] = ({ state, search }) => {
  const t = useT.translate;
  const [next] = liveTalks.select(state, comingQuery).value?.items ?? [];
  return {
    title: 'Dermalive',
    description: t('dermalive.lead'),
    canonical: pastTalks.hrefOf(pastTalks.read(search)),
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
