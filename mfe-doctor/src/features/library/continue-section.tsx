import type { ReadingPlace } from '@tvacha/shared-contract';
import { foundKinds } from '@tvacha/shared-core/found';
import { withQuery } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { useId, useState } from 'react';
import { clock } from '../../common/clock';
import { type Translate, useT } from '../../common/i18n';
import { TitleLink } from '../../common/title-link';
import { foundKindOf } from '../../kinds/paths';
import { allPlaces, fewPlaces, places } from '../../state/library';
import styles from './library.module.css';
import { LibraryCover } from './library-cover';
import { keptPath } from './library-list';

/** The address at which one goes on. */
export function goOnPath(place: ReadingPlace): string {
  const { at } = place;
  const record = keptPath(place);
  if ('page' in at) return withQuery(`${record}/read`, { page: at.page });
  if ('second' in at) return withQuery(record, { at: at.second });
  if ('lesson' in at) return `${record}/lessons/${encodeURIComponent(at.lesson)}`;
  return withQuery(`${record}/take`, { question: place.part });
}

/** In words, where that is. */
export function readingPlaceWords({ at, part, of, label }: ReadingPlace, t: Translate): string {
  if ('page' in at)
    return label ? t('library.at.label', { label, at: at.page, of }) : t('library.at.page', { at: at.page, of });
  if ('second' in at) return t('library.at.second', { at: clock(at.second) });
  return t('lesson' in at ? 'library.at.lesson' : 'library.at.question', { at: part, of });
}

const few = fewPlaces.dataPerPage;

/**
 * What was begun on any device, the last seen first; left out where nothing is.
 * @param all where the rest is shown; without it, it is opened here
 */
export function ContinueSection({ all }: { all?: string }) {
  const t = useT();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const view = useResource(places, all === undefined ? allPlaces : fewPlaces);
  const { value, status } = view;
  // Whoever tries again keeps their place on the page.
  const [hasFailed, setFailed] = useState(false);
  if (status === 'failed' && !hasFailed) setFailed(true);
  if (!value && !hasFailed) return <div className={styles.waiting} aria-hidden="true" />;
  if (value?.items.length === 0) return null;
  return (
    <section className={styles.continue} aria-labelledby={heading}>
      <h2 id={heading}>{t('library.continue')}</h2>
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('library.begunError.title'), text: t('dashboard.errorText') }}
      >
        {({ items, total }) => (
          <>
            <ul>
              {(isOpen ? items : items.slice(0, few)).map((place) => (
                <Begun key={place.contentId} place={place} />
              ))}
            </ul>
            {total <= few ? null : all === undefined ? (
              <Button kind="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? t('library.fewer') : t('library.allBegun', { count: items.length })}
              </Button>
            ) : (
              <Link to={all}>{t('library.allBegun', { count: total })}</Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Begun({ place }: { place: ReadingPlace }) {
  const t = useT();
  return (
    <li className={styles.begun}>
      <LibraryCover item={place} />
      <div className={styles.words}>
        <p className={styles.kind}>{foundKinds[foundKindOf(place)].one.en}</p>
        <TitleLink level="h3" to={goOnPath(place)} whole>
          {place.title}
        </TitleLink>
        <ProgressBar
          label={place.title}
          hideLabel
          value={place.part / place.of}
          text={readingPlaceWords(place, t)}
          tone="clay"
        />
      </div>
    </li>
  );
}
