import type { Illustration } from '@tvacha/shared-contract/vocabulary';
import { PageHeader, type PageHeaderProps } from '@tvacha/shared-ui/page-header';
import { ConditionArt } from '@tvacha/shared-ui/skin-art';
import type { ReactNode } from 'react';
import styles from './art-header.module.css';
import { tones } from './tones';

interface ArtHeaderProps extends Pick<PageHeaderProps, 'eyebrow' | 'title' | 'lead'> {
  /** What is drawn on each of the five skin tones. */
  art: readonly [Illustration, Illustration, Illustration, Illustration, Illustration];
  /** What stands at its foot, such as tabs. */
  children?: ReactNode;
}

/** The head of a patient page: its words, and a drawing on five tones, across the page. */
export function ArtHeader({ art, children, ...words }: ArtHeaderProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <PageHeader kind="public" {...words} />
        <div className={styles.art} aria-hidden="true">
          {tones.map((tone) => (
            <span key={tone}>
              <ConditionArt illustration={art[tone]} tone={tone} />
            </span>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
