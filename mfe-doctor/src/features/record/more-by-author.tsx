import { useList } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { KindCard } from '../../kinds/kind-card';
import { kindList } from '../../kinds/kind-list';
import type { KindProps } from '../../kinds/screens';
import { kindResources } from '../../state/kinds';
import styles from './more-by-author.module.css';

const shown = 6;

interface MoreByAuthorProps extends KindProps {
  /** The record that is open. */
  id: string;
  author: { name: string };
}

/** The author's other titles. */
export function MoreByAuthor({ id, author, ...of }: MoreByAuthorProps) {
  const t = useT();
  const heading = useId();
  const list = kindList(of.name, of.kind);
  const { items } = useList(kindResources[of.name].rows, list.request({ ...list.usual, person: author.name }));
  const others = items.filter(({ _id }) => _id !== id);
  if (others.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t('record.moreBy', { author: author.name })}</h2>
        <Link to={list.hrefOf({ person: author.name })}>{t('record.allBy')}</Link>
      </div>
      <ul>
        {others.slice(0, shown).map((row) => (
          <li key={row._id}>
            <KindCard {...of} row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
