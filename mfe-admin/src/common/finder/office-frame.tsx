import { findInOffice } from '@tvacha/shared-contract/routes/admin/office';
import { useMay } from '@tvacha/shared-core/permissions';
import { latePart } from '@tvacha/shared-ui/late-part';
import { Modal } from '@tvacha/shared-ui/modal';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useT } from '../i18n';

const OfficeFinder = latePart(
  async () => (await import(/* webpackChunkName: "office-finder" */ './office-finder')).OfficeFinder,
);

/** Opens the office's own search by Ctrl K or ⌘ K, on each of its pages. */
function FinderKey() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const may = useMay(findInOffice);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!may || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [may]);
  const close = () => setOpen(false);
  return (
    <Modal open={isOpen} title={t('finder.title')} footer={null} onClose={close}>
      <OfficeFinder onLeave={close} />
    </Modal>
  );
}

/** What stands around each page of the office. */
export function OfficeFrame({ children }: PropsWithChildren) {
  return (
    <PortalTheme>
      {children}
      <FinderKey />
    </PortalTheme>
  );
}
