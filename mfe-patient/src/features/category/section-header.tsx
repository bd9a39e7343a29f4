import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import { Link } from '@tvacha/shared-core/router';
import { useLayoutEffect, useRef } from 'react';
import { ArtHeader } from '../../common/art-header';
import { useT } from '../../common/i18n';
import { type SectionKey, sectionHref, sectionKey, sectionNumbers } from '../../common/sections';
import styles from './section-header.module.css';
import { type CategoryQuery, hrefOf, inSection } from './section-list';
import type { Hits } from './use-hits';

/** The five sections, as links. A search goes along, and each says how much it has for it. */
function SectionTabs({ query, hits }: { query: CategoryQuery; hits: Hits | null }) {
  const t = useT();
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar is wider than the page.
  useLayoutEffect(() => {
    const show = () => {
      const here = bar.current?.querySelectorAll<HTMLElement>('a')[query.section];
      if (here && bar.current) bar.current.scrollLeft = here.offsetLeft - 16;
    };
    show();
    // The words change their widths once with their font.
    void document.fonts?.ready.then(show);
  }, [query.section]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t('category.sections')}>
      <ul>
        {sectionNumbers.map((number) => (
          <li key={number}>
            <Link
              to={query.search ? hrefOf(inSection(query, number)) : sectionHref(number)}
              aria-current={number === query.section ? 'page' : undefined}
            >
              {t(`sections.${sectionKey(number)}.title`)}
              {hits ? <Badge count={hits[number]} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Badge({ count }: { count: number }) {
  const t = useT();
  return (
    <>
      <span className={count > 0 ? styles.badge : styles.none} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden"> {t('category.total', { count })}</span>
    </>
  );
}

/** The drawings that stand for each section, one for each of the five skin tones. */
export const sectionArt = {
  facts: ['sun', 'moisture', 'melasma', 'vitiligo', 'acne'],
  bytes: ['dandruff', 'acne', 'nails', 'sun', 'moisture'],
  graphics: ['nails', 'hairfall', 'psoriasis', 'acne', 'vitiligo'],
  problems: ['acne', 'eczema', 'psoriasis', 'ringworm', 'urticaria'],
  solutions: ['moisture', 'sun', 'dandruff', 'hairfall', 'nails'],
} as const satisfies Record<
  SectionKey,
  readonly [Illustration, Illustration, Illustration, Illustration, Illustration]
>;

/** A section's name, what it is for, its drawing on five tones, and the way to the other sections. */
export function SectionHeader({ query, hits }: { query: CategoryQuery; hits: Hits | null }) {
  const t = useT();
  const key = sectionKey(query.section);
  return (
    <ArtHeader
      eyebrow={t('category.eyebrow')}
      title={t(`sections.${key}.title`)}
      lead={t(`sections.${key}.lead`)}
      art={sectionArt[key]}
    >
      <SectionTabs query={query} hits={hits} />
    </ArtHeader>
  );
}
