import { createMessages } from '@tvacha/shared-core/i18n';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Logo } from '@tvacha/shared-ui/logo';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import { clsx } from 'clsx';
import { consumerItems } from '../../frame/menu/main-menu';
import { useMenuWords } from '../../frame/menu/use-menu-words';
import { useT } from '../../messages';
import { ArticleSearchForm } from '../article-search-form';
import wrap from '../parts/wrap.module.css';
import en from './locales/en.json';
import styles from './not-found-page.module.css';

const useNotFoundT = createMessages('notFound', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-pages-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});

/** For an address that no page answers. The header is hidden here (NAV-06), so it brings its own ways on. */
export function NotFoundPage() {
  const t = useNotFoundT();
  const home = useT()('header.home');
  const words = useMenuWords();
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <Link className={styles.brand} to={paths.home()} aria-label={home}>
        <Logo />
      </Link>
      <div className={styles.columns}>
        <div>
          <PageHeader kind="public" eyebrow="404" title={t('title')} lead={t('text')} />
          <ArticleSearchForm styles={styles} iconSize={20} label={t('search')} placeholder={t('example')}>
            <Button htmlType="submit">{t('submit')}</Button>
          </ArticleSearchForm>
          <nav aria-labelledby="ways-on">
            <h2 className={styles.ways} id="ways-on">
              {t('ways')}
            </h2>
            <ul className={styles.list}>
              {consumerItems().map((item) => (
                <li key={item.id}>
                  <Link className={styles.way} to={item.path ?? ''}>
                    {item.icon ? <Icon name={item.icon} size={18} /> : null}
                    {words(item.title)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.actions}>
            <Button kind="primary" href={paths.home()}>
              {t('home')}
            </Button>
            <Button href={paths.siteMap()}>{t('siteMap')}</Button>
          </p>
        </div>
        <div className={styles.art} aria-hidden="true">
          <ConditionArt illustration="moisture" tone={1} />
        </div>
      </div>
    </div>
  );
}
