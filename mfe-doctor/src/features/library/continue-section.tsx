import type { ReadingPlace } from '@tvacha/shared-contract';
import { foundKinds } from '@tvacha/shared-core/found';
import { withQuery } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { useId } from 'react';
import { clock } from '../../common/clock';
import { type Translate, useT } from '../../common/i18n';
import { TitleLink } from '../../common/title-link';
import { everything } from '../../common/use-folder-options';
import { foundKindOf } from '../../kinds/paths';
import { places } from '../../state/library';
import { KeptCover } from './kept-cover';
import styles from './library.module.css';
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
export function placeWords({ at, part, of }: ReadingPlace, t: Translate): string {
  if ('page' in at) return t('library.at.page', { at: at.page, of });
  if ('second' in at) return t('library.at.second', { at: clock(at.second) });
  return t('lesson' in at ? 'library.at.lesson' : 'library.at.question', { at: part, of });
}

/** What was begun on any device, the last seen first; left out where nothing is, or it did not come. */
export function ContinueSection() {
  const t = useT();
  const heading = useId();
  const { value, status } = useResource(places, everything);
  if (!value && status !== 'failed') return <div className={styles.waiting} aria-hidden="true" />;
  if (!value || value.items.length === 0) return null;
  return (
    <section className={styles.continue} aria-labelledby={heading}>
      <h2 id={heading}>{t('library.continue')}</h2>
      <ul>
        {value.items.map((place) => (
          <li key={place.contentId} className={styles.begun}>
            <KeptCover item={place} />
            <div className={styles.words}>
              <p className={styles.kind}>{foundKinds[foundKindOf(place)].one.en}</p>
              <TitleLink level="h3" to={goOnPath(place)} whole>
                {place.title}
              </TitleLink>
              <ProgressBar
                label={place.title}
                hideLabel
                value={place.part / place.of}
                text={placeWords(place, t)}
                tone="clay"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
