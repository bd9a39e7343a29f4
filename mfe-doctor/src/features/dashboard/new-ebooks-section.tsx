import { paths } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useId } from 'react';
import { useT } from '../../common/i18n';
import { kind } from '../../kinds/ebooks';
import type { Listed } from '../../kinds/kind';
import { KindCard } from '../../kinds/kind-card';
import { kindResources } from '../../state/kinds';
import styles from './dashboard-page.module.css';

/** The newest titles in one row; how many show depends on the width. */
function NewEbooks({ ebooks }: { ebooks: readonly Listed[] }) {
  return (
    <ul className={styles.row}>
      {ebooks.map((ebook) => (
        <li key={ebook._id}>
          <KindCard name="ebooks" kind={kind} row={ebook} />
        </li>
      ))}
    </ul>
  );
}

/** What was asked for once serves the hero above and the row here. */
export const newestQuery = { dataPerPage: 6 } as const;

export function NewEbooksSection() {
  const t = useT();
  const heading = useId();
  const view = useResource(kindResources.ebooks.rows, newestQuery);
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {t('dashboard.newEbooks')}
        </h2>
        <Link to={paths.ebooks()} className={styles.all}>
          {t('dashboard.seeAll')}
        </Link>
      </div>
      <Loaded
        view={view}
        shape="grid"
        failed={{ title: t('dashboard.ebooksError.title'), text: t('dashboard.errorText') }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('dashboard.ebooksEmpty.title')} text={t('dashboard.ebooksEmpty.text')} />}
      >
        {({ items }) => <NewEbooks ebooks={items} />}
      </Loaded>
    </section>
  );
}
