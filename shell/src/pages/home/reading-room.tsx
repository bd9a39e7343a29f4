import { paths } from '@tvacha/shared-core/paths';
import { leadsTo } from '@tvacha/shared-core/redirects';
import { useSession } from '@tvacha/shared-core/session';
import { Band } from '../parts/band';
import { Covers } from './covers';
import { useHomeT } from './messages';
import { RoomFigures } from './room-figures';

/** What members find, and the way in. */
export function ReadingRoom() {
  const t = useHomeT();
  const { role } = useSession();
  const isDoctor = role === 'doctor';
  return (
    <Band
      id="reading-room"
      eyebrow={t('room.eyebrow')}
      title={t('room.title')}
      text={t('room.text')}
      first={{
        label: t(isDoctor ? 'room.open' : 'room.login'),
        to: isDoctor ? paths.doctorDashboard() : paths.loginDoctor(),
      }}
      second={{ label: t('room.browse'), to: leadsTo(paths.ebooks(), role, 'link') }}
      aside={<Covers />}
    >
      <RoomFigures />
    </Band>
  );
}
