import { useResource } from '@tvacha/shared-core/resources';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Modal } from '@tvacha/shared-ui/modal';
import { EmptyState, LoadingState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { useT } from './messages';
import { paperLink } from './profile';
import styles from './profile.module.css';

const PdfViewer = latePart(
  async () => (await import(/* webpackChunkName: "pdf-viewer" */ '@tvacha/shared-ui/pdf-viewer')).PdfViewer,
  { fallback: <LoadingState shape="page" />, failed: (retry) => <FailedPart onRetry={retry} /> },
);

interface ShownProps {
  url: string;
  type: string;
  name: string;
  onRetry: () => void;
}

/** A picture keeps the link it came by: another one would load it anew. */
function Shown({ url, type, name, onRetry }: ShownProps) {
  const [first] = useState(url);
  if (type !== 'application/pdf') return <img className={styles.paper} src={first} alt={name} />;
  return (
    <div className={styles.pdf}>
      <PdfViewer url={url} title={name} onRetry={onRetry} />
    </div>
  );
}

/** One of the own papers, by a link that was asked for just now. */
export function PaperDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useT();
  const view = useResource(paperLink, { id });
  // What was known when it opened may have ended.
  const [before] = useState(view.value);
  const isFresh = view.value !== before || view.status === 'failed';
  return (
    <Modal open title={name} footer={null} onClose={onClose} size="document">
      <Loaded
        view={isFresh ? view : { ...view, value: null }}
        shape="page"
        failed={{ title: t('profile.paper.error.title'), text: t('profile.paper.error.text') }}
      >
        {({ paper }) =>
          paper ? (
            <Shown {...paper} onRetry={view.reload} />
          ) : (
            <EmptyState title={t('profile.paper.missing.title')} text={t('profile.paper.missing.text')} />
          )
        }
      </Loaded>
    </Modal>
  );
}
