import type { ArticleDetail } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { paths } from '@tvacha/shared-core/paths';
import { toast } from '@tvacha/shared-core/toasts';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Breadcrumb as Trail } from '@tvacha/shared-ui/breadcrumb';
import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';
import { parseSection, sectionHref, sectionKey } from '../../common/sections';
import { knownWord } from '../../common/translate-known';
import styles from './article-head.module.css';

/** Hands the page to the device's own share sheet, or to the clipboard where there is none. */
function ShareButton({ title }: { title: string }) {
  const t = useT();
  const onClick = async () => {
    const how = await share({ title, url: window.location.href });
    if (how === 'copied') toast('COPY_TO_CLIPBOARD');
    else if (how === 'failed') toast({ words: t('article.notShared'), severity: 'error' });
  };
  return (
    <Button size="sm" icon="share-network" onClick={onClick}>
      {t('article.share')}
    </Button>
  );
}

/** The way back: the section, then the topic within it. */
function Breadcrumb({ article }: { article: ArticleDetail }) {
  const t = useT();
  const section = parseSection(String(article.section)) ?? 0;
  const { _id, name } = article.speciality;
  return (
    <Trail
      label={t('article.breadcrumb')}
      items={[
        { label: t(`sections.${sectionKey(section)}.title`), href: sectionHref(section) },
        { label: knownWord(t, 'speciality', name), href: paths.patientCategory({ speciality: _id, section, name }) },
      ]}
    />
  );
}

/** Title, lead, and who vouches for it. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
  const t = useT();
  const line = { date: formatDate(article.reviewedOn), count: article.readMinutes };
  return (
    <header>
      <Breadcrumb article={article} />
      <h1 className={styles.title} lang="en" tabIndex={-1} data-page-heading>
        {article.title}
      </h1>
      <p className={styles.lead} lang="en">
        {article.lead}
      </p>
      <div className={styles.review}>
        <Avatar name={article.reviewer} seed={article.reviewer} size={40} />
        <div className={styles.words}>
          <p className={styles.reviewer}>{t('article.reviewedBy', { name: article.reviewer })}</p>
          <p className={styles.date}>{t('article.reviewLine', line)}</p>
        </div>
        <ShareButton title={article.title} />
      </div>
    </header>
  );
}

interface Shared {
  title: string;
  url: string;
}

/** Shares a page, and says how it went; a reader who closes the sheet has shared nothing, and that is no fault. */
export async function share(page: Shared): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share(page);
      return 'shared';
    }
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}
