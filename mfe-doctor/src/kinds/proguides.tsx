import type { ContentRecord } from '@tvacha/shared-contract';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { Notice } from '@tvacha/shared-ui/notice';
import { clock } from '../common/clock';
import { Chapters } from '../common/film/chapters';
import styles from '../common/film/film.module.css';
import { LateFilm } from '../common/film/late-film';
import { useFilmT } from '../common/film/messages';
import { FilmLine } from './film-line';
import type { KindOf } from './kind';

type Guide = ContentRecord<'proguide'>;

/** What a guide teaches as long as its film is not there. */
function Unfilmed({ chapters, transcript }: Pick<Guide, 'chapters' | 'transcript'>) {
  const t = useFilmT();
  return (
    <>
      <div className={styles.film}>
        <Notice tone="info" title={t('none.title')}>
          {t('none.text')}
        </Notice>
      </div>
      <Chapters chapters={chapters} />
      <h2>{t('transcript')}</h2>
      <p className={styles.prose}>{transcript}</p>
    </>
  );
}

export const kind: KindOf<'proguides'> = {
  sorts: ['oldest', 'title', 'mostRead'],
  size: ({ film, minutes }, t) => (film ? clock(film.seconds) : t('size.minutes', { count: minutes })),
  facts: ({ film, minutes, publishedOn, reviewer, reviewedOn }, t) => [
    film ? [t('meeting.length'), clock(film.seconds)] : [t('fact.minutes'), formatNumber(minutes)],
    [t('fact.published'), formatDate(publishedOn)],
    [t('fact.reviewer'), reviewer],
    [t('fact.reviewed'), formatDate(reviewedOn)],
  ],
  parts: () => [],
  Row: FilmLine,
  wide: true,
  Body: ({ record: { _id, title, film, chapters, transcript }, reload }) =>
    film ? (
      <LateFilm key={_id} contentId={_id} title={title} film={film} onRefused={reload} />
    ) : (
      <Unfilmed chapters={chapters} transcript={transcript} />
    ),
};
