import { BookCover } from '@tvacha/shared-ui/book-cover';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { Tag } from '@tvacha/shared-ui/tag';
import { clock } from '../common/clock';
import { useFilmT } from '../common/film/messages';
import { useT } from '../common/i18n';
import { TitleLink } from '../common/title-link';
import styles from './film-line.module.css';
import type { Listed, RowProps } from './kind';
import { recordPath } from './paths';
import { namesOf } from './people';

interface FilmRow extends Listed {
  film: { poster: string | null; seconds: number; seen: number | null } | null;
  minutes: number;
}

/** A film in a list: its still with its length and how much of it was seen, its title and who presents it. */
export function FilmLine({ name, row, level = 'h3' }: RowProps<FilmRow>) {
  const t = useT();
  const say = useFilmT();
  const { title, film, minutes } = row;
  const by = namesOf(row.people);
  const seen = film?.seen ?? null;
  return (
    <article className={styles.row}>
      <div className={styles.still}>
        {film?.poster ? (
          <img src={film.poster} alt="" width={640} height={360} loading="lazy" />
        ) : (
          <div className={styles.cover} aria-hidden="true">
            <BookCover title={title} author={by} cover={row.cover} series={say('series')} width={44} />
          </div>
        )}
        <span className={styles.length}>{film ? clock(film.seconds) : t('size.minutes', { count: minutes })}</span>
      </div>
      <div className={styles.words}>
        <TitleLink level={level} size="line" to={recordPath(name, row._id)} whole>
          {title}
        </TitleLink>
        <p className={styles.by}>
          {[by, row.subSpeciality?.name, row.publishedOn.slice(0, 4)].filter(Boolean).join(' · ')}
        </p>
        {seen === null ? null : (
          <div className={styles.seen}>
            <ProgressBar
              label={say('seen')}
              hideLabel
              value={seen}
              text={seen >= 0.95 ? say('seenWhole') : say('seenPart', { part: Math.round(seen * 100) })}
              tone={seen >= 0.95 ? 'green' : 'clay'}
            />
          </div>
        )}
      </div>
      {row.isNew ? <Tag tone="clay">{t('list.new')}</Tag> : null}
    </article>
  );
}
