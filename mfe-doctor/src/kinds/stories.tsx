import { useLocation } from '@tvacha/shared-core/router';
import { useEffect } from 'react';
import { useT } from '../common/i18n';
import styles from './stories.module.css';

interface StoriesProps {
  stories: readonly { title: string; text: string }[];
}

const idOf = (at: number) => `story-${at + 1}`;

/** The stories of an issue, read in place; each has an address of its own. */
export function Stories({ stories }: StoriesProps) {
  const t = useT();
  const { hash } = useLocation();
  // The browser looked for the story before its issue was here.
  useEffect(() => {
    if (/^#story-\d+$/.test(hash)) document.querySelector(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <h2>{t('stories.title')}</h2>
      <nav aria-label={t('stories.title')}>
        <ol className={styles.contents}>
          {stories.map(({ title }, at) => (
            <li key={title}>
              <a href={`#${idOf(at)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {stories.map(({ title, text }, at) => (
        <article key={title} id={idOf(at)} className={styles.story} aria-labelledby={`${idOf(at)}-title`}>
          <h3 id={`${idOf(at)}-title`}>{title}</h3>
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </>
  );
}
