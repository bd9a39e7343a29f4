import { Icon } from '@tvacha/shared-ui/icon';
import { Modal } from '@tvacha/shared-ui/modal';
import { useEffect, useState } from 'react';
import buttons from '../header/icon-button.module.css';
import { useSearchT } from './messages';
import { SearchForm } from './search-form';

/** The button of the search, which Ctrl K or ⌘ K presses too, and the box that it opens (UX-04). */
export function SiteSearch() {
  const t = useSearchT();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={buttons.iconButton}
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${t('search.open')} (Ctrl K)`}
        onClick={() => setOpen(true)}
      >
        <Icon name="magnifying-glass" size={24} />
      </button>
      <Modal open={isOpen} title={t('search.title')} footer={null} onClose={close}>
        <SearchForm onLeave={close} />
      </Modal>
    </>
  );
}
