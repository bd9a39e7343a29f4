import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../base/button';
import { useT } from './messages';
import { nameOfPage } from './page-list';
import { type Paragraph, paragraphsOf } from './paragraphs';
import type { ReaderSettings } from './reader-settings';
import type { SlotText } from './reader-slots';
import css from './text-view.module.css';
import type { KnownPage } from './use-page-facts';

interface Text {
  page: number;
  /** Nothing where the page could not be read. */
  paragraphs: readonly Paragraph[] | undefined;
}

/** The text of a page; nothing until it has come. */
function usePageText(page: number, textOf: (page: number) => Promise<SlotText>) {
  const [text, setText] = useState<Text>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the page anew
  useEffect(() => {
    let isGone = false;
    const tell = (paragraphs: Text['paragraphs']) => {
      if (!isGone) setText({ page, paragraphs });
    };
    textOf(page).then(
      ({ items }) => tell(paragraphsOf(items)),
      () => tell(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [page, textOf, attempt]);
  const retry = () => {
    setText(undefined);
    setAttempt(attempt + 1);
  };
  return { text: text?.page === page ? text : undefined, retry };
}

interface TextViewProps extends Pick<ReaderSettings, 'textSize' | 'textSpacing'> {
  page: number;
  total: number;
  labels: readonly Pick<KnownPage, 'label'>[] | undefined;
  textOf: (page: number) => Promise<SlotText>;
  onPage: (page: number) => void;
  /** Shows the pages as they are. */
  onPages: () => void;
}

/** The text of a page as paragraphs, in letters that the reader chooses. */
export function TextView({ page, total, labels, textOf, textSize, textSpacing, onPage, onPages }: TextViewProps) {
  const t = useT();
  const { text, retry } = usePageText(page, textOf);
  const size: CSSProperties & Record<'--size', number> = { '--size': textSize };
  const name = nameOfPage(labels, page);
  return (
    <article className={clsx(css.text, css[textSpacing])} style={size} aria-label={t('readerPageOf', { page, total })}>
      <p className={css.page}>{t('pageNumber', { page: name })}</p>
      {text ? (
        <Words paragraphs={text.paragraphs} onRetry={retry} onPages={onPages} />
      ) : (
        <p className={css.state} role="status">
          {t('readerTextLoading')}
        </p>
      )}
      <nav className={css.turn} aria-label={t('readerTextPages')}>
        <Button icon="arrow-left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('pagePrevious')}
        </Button>
        <Button icon="arrow-right" disabled={page >= total} onClick={() => onPage(page + 1)}>
          {t('pageNext')}
        </Button>
      </nav>
    </article>
  );
}

interface WordsProps {
  paragraphs: readonly Paragraph[] | undefined;
  onRetry: () => void;
  onPages: () => void;
}

function Words({ paragraphs, onRetry, onPages }: WordsProps) {
  const t = useT();
  if (!paragraphs)
    return (
      <div className={css.state} role="alert">
        <p>{t('readerTextFailed')}</p>
        <Button size="sm" icon="arrow-clockwise" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  if (paragraphs.length === 0)
    return (
      <div className={css.state}>
        <p>{t('readerNoText')}</p>
        <Button size="sm" onClick={onPages}>
          {t('readerShowPages')}
        </Button>
      </div>
    );
  return paragraphs.map(({ text, isHeading }, at) =>
    isHeading ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page stays as it is
      <h2 key={at} className={css.heading}>
        {text}
      </h2>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page stays as it is
      <p key={at} className={css.paragraph}>
        {text}
      </p>
    ),
  );
}
