import { leadsTo } from '@tvacha/shared-core/redirects';
import { Link } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { FailedDialog, latePart } from '@tvacha/shared-ui/late-part';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { MenuItem } from '../menu/menu-item';
import { useMenuWords } from '../menu/use-menu-words';
import styles from './footer.module.css';

interface ModalProps {
  url: string;
  open: boolean;
  onClose: () => void;
}

const DisclaimerModal = latePart<ModalProps>(
  async () => (await import(/* webpackChunkName: "disclaimer" */ './disclaimer-modal')).DisclaimerModal,
  { failed: (retry, { open }) => (open ? <FailedDialog onRetry={retry} /> : null) },
);

/** Whether the reader wants the link itself: in a new tab, or saved. */
const isOwnWish = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** A link to the disclaimer's PDF that opens it in place (NAV-10); without scripts the browser shows the file. */
function DisclaimerLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const show = (event: MouseEvent) => {
    if (isOwnWish(event)) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <a {...rest} href={href} aria-haspopup="dialog" onClick={show} />
      {state === 'unseen' ? null : (
        <DisclaimerModal url={href} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}

interface FooterLinksProps {
  title: string;
  items: readonly MenuItem[];
  /** In two columns where there is room. */
  wide?: boolean;
}

/** One group of the footer's links; nothing where none is left for this viewer. */
export function FooterLinks({ title, items, wide }: FooterLinksProps) {
  const { role } = useSession();
  const words = useMenuWords();
  if (items.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} data-wide={wide || undefined}>
        {items.map((item) => (
          <li key={item.id}>
            {item.isFile ? (
              <DisclaimerLink className={styles.link} href={item.path}>
                {words(item.title)}
              </DisclaimerLink>
            ) : (
              <Link className={styles.link} to={leadsTo(item.path ?? '', role, 'menu')}>
                {words(item.title)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
