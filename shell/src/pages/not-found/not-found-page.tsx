import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Logo } from '@tvacha/shared-ui/logo';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { clsx } from 'clsx';
import { consumerItems } from '../../frame/menu/main-menu';
import { useMenuWords } from '../../frame/menu/use-menu-labels';
import { useT } from '../../messages';
import { ArticleSearchForm } from '../article-search-form';
import wrap from '../parts/wrap.module.css';
import styles from './not-found-page.module.css';

/** For an address that no page answers. The header is hidden here (NAV-06), so it brings its own ways on. */
export function NotFoundPage() {
  const t = useT();
  const { title } = useMenuWords();
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <Link className={styles.brand} to={paths.home()} aria-label={t('header.home')}>
        <Logo />
      </Link>
      <div className={styles.columns}>
        <div>
          <PageHeader kind="public" eyebrow="404" title={t('notFound.title')} lead={t('notFound.text')} />
          <ArticleSearchForm
            styles={styles}
            iconSize={20}
            label={t('notFound.search')}
            placeholder={t('notFound.example')}
          >
            <Button htmlType="submit">{t('notFound.submit')}</Button>
          </ArticleSearchForm>
          <nav aria-labelledby="ways-on">
            <h2 className={styles.ways} id="ways-on">
              {t('notFound.ways')}
            </h2>
            <ul className={styles.list}>
              {consumerItems().map((item) => (
                <li key={item.id}>
                  <Link className={styles.way} to={item.path ?? ''}>
                    {item.icon ? <Icon name={item.icon} size={18} /> : null}
                    {title(item.title)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.actions}>
            <Button kind="primary" href={paths.home()}>
              {t('notFound.home')}
            </Button>
            <Button href={paths.siteMap()}>{t('notFound.siteMap')}</Button>
          </p>
        </div>
        <div className={styles.art} aria-hidden="true">
          <ConditionArt illustration="moisture" tone={1} />
        </div>
      </div>
    </div>
  );
}
