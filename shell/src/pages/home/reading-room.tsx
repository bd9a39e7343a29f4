import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Icon } from '@tvacha/shared-ui/icon';
import { ContourBand } from '@tvacha/shared-ui/skin-art';
import { postTarget } from '../../frame/menu/filter-menu';
import { useT } from '../../messages';
import { Covers } from './covers';
import styles from './reading-room.module.css';
import { RoomFigures } from './room-figures';

/** What members find, and the way in. */
export function ReadingRoom() {
  const t = useT();
  const { role } = useSession();
  const isDoctor = role === 'doctor';
  return (
    <section className={styles.band} aria-labelledby="reading-room">
      <div className={styles.lines}>
        <ContourBand />
      </div>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('room.eyebrow')}</p>
          <h2 className={styles.title} id="reading-room">
            {t('room.title')}
          </h2>
          <p className={styles.text}>{t('room.text')}</p>
          <p className={styles.actions}>
            <Link className={styles.open} to={isDoctor ? paths.doctorDashboard() : paths.loginDoctor()}>
              {t(isDoctor ? 'room.open' : 'room.login')}
            </Link>
            <Link className={styles.browse} to={postTarget(paths.ebooks(), role)}>
              {t('room.browse')}
              <Icon name="arrow-right" size={18} />
            </Link>
          </p>
          <RoomFigures />
        </div>
        <Covers />
      </div>
    </section>
  );
}
