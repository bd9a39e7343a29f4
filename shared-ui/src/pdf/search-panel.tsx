import { mostHits } from '@tvacha/shared-contract/page-text';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Button } from '../base/button';
import { useT as useUiT } from '../base/messages';
import { ProgressBar } from '../feedback/progress-bar';
import { Checkbox } from '../form/checkbox';
import { SearchField } from '../form/search-field';
import { useT } from './messages';
import { nameOfPage } from './page-list';
import css from './reader-panel.module.css';
import type { useDocumentSearch } from './use-document-search';
import { useEnter } from './use-enter';
import type { KnownPage } from './use-page-facts';

interface SearchPanelProps {
  pages: readonly KnownPage[];
  found: ReturnType<typeof useDocumentSearch>;
  onHit: (at: number) => void;
}

/** Words looked for in the whole document: how often they stand there, and each place in its line. */
export function SearchPanel({ pages, found, onHit }: SearchPanelProps) {
  const t = useT();
  const words = useUiT();
  const { search, hits, at, read, failed, again, look } = found;
  const isAsked = search.words.trim() !== '';
  const list = useRef<HTMLOListElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    list.current?.querySelector(`[data-hit="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const { enter, show } = useEnter(found, onHit);
  const step = (by: 1 | -1) => show((at + by + hits.length) % hits.length);
  const count = hits.length === mostHits ? `${mostHits}+` : String(hits.length);
  return (
    <div ref={panel} className={css.search}>
      <search className={css.words} onKeyDown={enter}>
        <SearchField label={t('readerSearchLabel')} value={search.words} onChange={(words) => look({ words })} />
        <Checkbox
          label={t('readerWholeWords')}
          checked={search.wholeWords}
          onChange={(wholeWords) => look({ wholeWords })}
        />
      </search>
      {isAsked && read < 1 && !failed ? <ProgressBar label={t('readerSearching')} value={read} /> : null}
      {failed ? (
        <div className={css.note} role="alert">
          <p>{t('readerSearchFailed')}</p>
          <Button size="sm" onClick={again}>
            {words('tryAgain')}
          </Button>
        </div>
      ) : null}
      {isAsked ? (
        <div className={css.count}>
          <span role="status">
            {hits.length > 0
              ? t('readerHitOf', { hit: at + 1, total: count })
              : read < 1
                ? null
                : t('readerNoHits', { words: search.words })}
          </span>
          <Button
            kind="text"
            size="sm"
            icon="caret-up"
            aria-label={t('readerHitBefore')}
            disabled={hits.length === 0}
            onClick={() => step(-1)}
          />
          <Button
            kind="text"
            size="sm"
            icon="caret-down"
            aria-label={t('readerHitNext')}
            disabled={hits.length === 0}
            onClick={() => step(1)}
          />
        </div>
      ) : null}
      <ol ref={list} className={css.hits} aria-label={t('readerHits')}>
        {hits.slice(0, shownHits(at)).map((hit, index) => (
          <li key={`${hit.page} ${hit.nth}`} data-hit={index}>
            <button
              type="button"
              className={clsx(css.hit, index === at && css.current)}
              aria-current={index === at}
              onClick={() => show(index)}
            >
              <span className={css.on}>{t('pageNumber', { page: nameOfPage(pages, hit.page) })}</span>
              <span>
                …{hit.before}
                <mark>{hit.found}</mark>
                {hit.after}…
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lines that are drawn: some more than to the hit in hand. */
const shownHits = (at: number) => Math.ceil((at + 40) / 80) * 80;
