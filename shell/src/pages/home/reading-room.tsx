import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { useCounts } from '@tvacha/shared-core/counts';
import { formatNumber } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { leadsTo } from '@tvacha/shared-core/redirects';
import { useSession } from '@tvacha/shared-core/session';
import { BookCover, type BookCoverProps } from '@tvacha/shared-ui/book-cover';
import { Band } from '../parts/band';
import { FailedLine } from '../parts/section-notice';
import { type HomeKey, useHomeT } from './messages';
import styles from './reading-room.module.css';

const shown = 4;

/** The largest shelves, counted now. Its room is kept while the counts are on their way; that they failed is said in it. */
function RoomFigures() {
  const t = useHomeT();
  const { counts, status, reload } = useCounts();
  if (!counts && status === 'failed') {
    return (
      <FailedLine className={styles.failed} onRetry={reload}>
        {t('room.failed')}
      </FailedLine>
    );
  }
  const figures = counts
    ? countKeys
        .map((key) => ({ key, value: counts[key] }))
        .filter(({ value }) => value > 0)
        .sort((one, other) => other.value - one.value)
        .slice(0, shown)
    : [];
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, value }) => (
        <div key={key} className={styles.figure}>
          <dt>{t(`count.${key}`)}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A few books from the shelf, as a picture: what can be opened is linked beside it. */
function Covers() {
  const t = useHomeT();
  return (
    <div className={styles.covers} aria-hidden="true">
      {shelf.map(({ title, author, cover }) => (
        <div key={title} className={styles.cover}>
          <BookCover title={t(title)} author={t(author)} cover={cover} />
        </div>
      ))}
    </div>
  );
}

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

interface Book {
  title: HomeKey;
  author: HomeKey;
  cover: BookCoverProps['cover'];
}

/** The books in the picture of the reading room. They stand in the library, with these covers. */
const shelf: readonly Book[] = [
  { title: 'shelf.tinea', author: 'shelf.tinea.author', cover: { pattern: 'contours', palette: 'clay', variant: 4 } },
  {
    title: 'shelf.rosacea',
    author: 'shelf.rosacea.author',
    cover: { pattern: 'strands', palette: 'teal', variant: 5 },
  },
  { title: 'shelf.sun', author: 'shelf.sun.author', cover: { pattern: 'discs', palette: 'sand', variant: 6 } },
  { title: 'shelf.light', author: 'shelf.light.author', cover: { pattern: 'strata', palette: 'ink', variant: 3 } },
  {
    title: 'shelf.psoriasis',
    author: 'shelf.psoriasis.author',
    cover: { pattern: 'bricks', palette: 'mist', variant: 2 },
  },
];
