import type { Place, Segment } from '@tvacha/shared-contract';
import { foundKinds, foundPath } from '@tvacha/shared-core/found';
import { Link } from '@tvacha/shared-core/router';
import { clock } from '../../common/clock';
import { type Translate, useT } from '../../common/i18n';
import styles from './search.module.css';
import type { Hit } from './search-results';

/** A text with what was searched for marked in it. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  let at = 0;
  return segments.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

const placeWords = (place: Place, t: Translate): string => {
  switch (place.in) {
    case 'second':
      return `${t('search.second', { at: clock(place.at) })} · ${place.title}`;
    case 'page':
    case 'story':
      return `${t(`search.${place.in}`, { at: place.at })} · ${place.title}`;
    case 'lesson':
      return `${t('search.lesson')} · ${place.title}`;
    case 'answer':
      return t('search.answer');
  }
};

/** Something that was found, and where in it. */
export function HitRow({ hit }: { hit: Hit }) {
  const t = useT();
  const { kind, titleSegments, excerpt, place } = hit;
  return (
    <article className={styles.hit}>
      <p className={styles.kind}>{foundKinds[kind].one.en}</p>
      <h2 className={styles.title}>
        <Link to={foundPath(hit)}>
          <Marked segments={titleSegments} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <Marked segments={excerpt} />
      </p>
      {place ? (
        <Link className={styles.place} to={foundPath(hit, place)}>
          {placeWords(place, t)}
        </Link>
      ) : null}
    </article>
  );
}
