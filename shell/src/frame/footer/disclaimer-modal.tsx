import { Button } from '@tvacha/shared-ui/button';
import { Modal } from '@tvacha/shared-ui/modal';
import { PdfViewer } from '@tvacha/shared-ui/pdf-viewer';
import { useT } from '../../messages';
import styles from './disclaimer-modal.module.css';

interface DisclaimerModalProps {
  url: string;
  open: boolean;
  onClose: () => void;
}

/** The disclaimer as the portal's reader shows PDFs. */
export function DisclaimerModal({ url, open, onClose }: DisclaimerModalProps) {
  const t = useT();
  const title = t('footer.disclaimer');
  return (
    <Modal
      open={open}
      title={title}
      size="document"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('disclaimer.close')}</Button>}
    >
      <div className={styles.reader}>
        <PdfViewer url={url} title={title} />
      </div>
    </Modal>
  );
}
