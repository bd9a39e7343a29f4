import type { Segment } from '@tvacha/shared-contract';
import { foundKinds, foundPath } from '@tvacha/shared-core/found';
import { Link } from '@tvacha/shared-core/router';
import { useT } from '../../common/i18n';
import { placeWords } from '../../common/place-words';
import { TitleLink } from '../../common/title-link';
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

/** Something that was found, and where in it. */
export function HitRow({ hit }: { hit: Hit }) {
  const t = useT();
  const { kind, titleSegments, excerpt, place } = hit;
  return (
    <article className={styles.hit}>
      <p className={styles.kind}>{foundKinds[kind].one.en}</p>
      <TitleLink to={foundPath(hit)}>
        <Marked segments={titleSegments} />
      </TitleLink>
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
