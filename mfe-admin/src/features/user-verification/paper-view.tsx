import type { Account } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { ErrorState, LoadingState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { PaperPicture } from './paper-picture';
import styles from './papers.module.css';

export type Paper = Account['documents'][number];

const PdfViewer = latePart(async () => (await import('@tvacha/shared-ui/pdf-viewer')).PdfViewer, {
  fallback: <LoadingState shape="page" />,
  failed: (retry) => <FailedPart onRetry={retry} />,
});

interface PaperViewProps {
  paper: Paper;
  title: string;
  /** It is drawn and can be read. */
  onOpened: () => void;
  /** Asks for new links: those that came are good for some minutes. */
  onReload: () => void;
}

/** One paper as it was sent in. */
export function PaperView({ paper, title, onOpened, onReload }: PaperViewProps) {
  const t = useT();
  // Each answer of the server brings new links: what is open stays open by the one it came by, until that one fails.
  const [url, setUrl] = useState(paper.url);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (wanted && url !== paper.url) {
    setUrl(paper.url);
    setWanted(false);
    setFailed(false);
  }
  // The same link is tried at once: the one that comes may be the very same.
  const retry = () => {
    setFailed(false);
    setWanted(true);
    onReload();
  };

  if (paper.type === 'application/pdf') {
    return (
      <div className={styles.pdf}>
        <PdfViewer url={url} title={title} onOpen={onOpened} onRetry={retry} />
      </div>
    );
  }
  return (
    <figure className={styles.paper}>
      <figcaption className={styles.file}>
        <span>{paper.name}</span>
        <Button kind="text" size="sm" icon="download-simple" href={paper.url} download={paper.name}>
          {t('papers.download')}
        </Button>
      </figcaption>
      {failed ? (
        <ErrorState title={t('papers.failed', { paper: title })} text={t('papers.failedText')} onRetry={retry} />
      ) : (
        <PaperPicture url={url} title={title} onOpened={onOpened} onFailed={() => setFailed(true)} />
      )}
    </figure>
  );
}
