import { listSiteMap } from '@tvacha/shared-contract/routes/system';
import { fixedSiteMap } from '@tvacha/shared-contract/site-map';
import { call } from '@tvacha/shared-core/http';
import { createMessages } from '@tvacha/shared-core/i18n';
import { leadsTo } from '@tvacha/shared-core/redirects';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { LoadingState } from '@tvacha/shared-ui/states';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect } from 'react';
import { useExists } from '../../frame/page/areas-context';
import { addSlices } from '../parts/add-slices';
import wrap from '../parts/wrap.module.css';
import en from './locales/en.json';
import styles from './site-map-page.module.css';

const siteMap = createResource({
  name: 'sitemap',
  // The server begins with the entries that every portal has.
  load: async () => (await call(listSiteMap)).slice(fixedSiteMap.length),
});

const add = (): void => addSlices({ key: 'sitemap', resources: [siteMap] });

/** What staff added to the site map. */
function useAddedEntries() {
  // Before useResource asks in an effect of its own.
  useLayoutEffect(add, []);
  return useResource(siteMap, undefined);
}

type Entry = (typeof fixedSiteMap)[number];

/** The fixed entries in their order (NAV-13), parted where what they are for changes. */
const parts = [
  { key: 'group.tvacha', until: 'Contact Us' },
  { key: 'group.join', until: 'Login' },
  { key: 'group.pages', until: 'Tvacha Magazine' },
] as const satisfies readonly { key: string; until: Entry['title'] }[];

const endOf = (title: Entry['title']) => fixedSiteMap.findIndex((entry) => entry.title === title) + 1;

const fixedGroups = parts.map(({ key, until }, at) => {
  const before = parts[at - 1];
  return { key, entries: fixedSiteMap.slice(before ? endOf(before.until) : 0, endOf(until)) };
});

/** The words of the site map. */
const useSiteMapT = createMessages('sitemap', {
  en,
  load: (language) =>
    import(/* webpackChunkName: "words-pages-[request]", webpackExclude: /en\.json$/ */ `./locales/${language}.json`),
});

/** All pages in one view: the fixed ones in their order, then what the server adds (NAV-13). */
export function SiteMapPage() {
  const t = useSiteMapT();
  return (
    <div className={clsx(wrap.wrap, styles.page)}>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {t('title')}
      </h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.groups}>
        {fixedGroups.map(({ key, entries }) => (
          <Group key={key} id={key} title={t(key)}>
            <Entries entries={entries.map(({ title, url }) => ({ title: t(`entry.${title}`), url }))} />
          </Group>
        ))}
        <Group id="group.more" title={t('group.more')}>
          <Added />
        </Group>
      </div>
    </div>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 className={styles.name} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Added() {
  const t = useSiteMapT();
  const { value, status, reload } = useAddedEntries();
  if (status === 'failed')
    return (
      <div role="alert">
        <p className={styles.note}>{t('more.failed')}</p>
        <Button onClick={reload}>{t('more.again')}</Button>
      </div>
    );
  if (!value) return <LoadingState shape="list" />;
  return value.length > 0 ? <Entries entries={value} lang="en" /> : <p className={styles.note}>{t('more.none')}</p>;
}

interface EntriesProps {
  entries: readonly { title: string; url: string }[];
  /** Where it is not the page's: what staff add is English. */
  lang?: string;
}
function Entries({ entries, lang }: EntriesProps) {
  const { role } = useSession();
  const exists = useExists();
  return (
    <ul className={styles.list} lang={lang}>
      {entries
        .filter(({ url }) => exists(url))
        .map(({ title, url }) => (
          <li key={title}>
            {url.startsWith('/') ? (
              <Link className={styles.link} to={leadsTo(url, role, 'link')}>
                {title}
              </Link>
            ) : (
              <a className={styles.link} href={url} rel="noopener">
                {title}
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}
