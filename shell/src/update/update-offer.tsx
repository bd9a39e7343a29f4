import { useToasts } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import type { Page } from '../frame/page/find-page';
import { useT } from '../messages';
import styles from './update-offer.module.css';

/** Asks every form, also those for which the browser would not ask before the page is closed. */
const isNothingTyped = () => dispatchEvent(new CustomEvent('beforeunload', { cancelable: true }));

/**
 * Goes on where nothing is typed, now or a second later at most: an area that was left holds its forms until it is gone.
 * @returns what forgets it.
 */
function whenHeldNoMore(go: () => void) {
  let tries = 10;
  const attempt = () => {
    if (tries > 0 && isNothingTyped()) {
      tries = 0;
      go();
    }
    tries -= 1;
    if (tries < 1) clearInterval(timer);
  };
  const timer = setInterval(attempt, 100);
  attempt();
  return () => clearInterval(timer);
}

/** What is left when a page is: an area keeps what is done in it over several of its pages. */
const placeOf = (page: Page) => {
  if (page.kind === 'shell') return page.row.path;
  return page.kind === 'none' ? '' : page.area;
};

interface UpdateOfferProps {
  onAccept: () => void;
  page: Page;
}

/**
 * The two answers to a newer version: now, or later. Later is when the reader goes on to another place, unless
 * something typed or a notice would be lost.
 */
export function UpdateOffer({ onAccept, page }: UpdateOfferProps) {
  const t = useT();
  // A reload would take them away unread.
  const isSilent = useToasts().length === 0;
  const [later, setLater] = useState(false);
  const place = placeOf(page);
  const left = useRef(place);
  useEffect(() => {
    if (left.current === place) return;
    left.current = place;
    if (isSilent) return whenHeldNoMore(onAccept);
  }, [place, isSilent, onAccept]);
  if (later) return null;
  return (
    <div className={styles.notice}>
      <div>
        <p className={styles.title}>{t('update.title')}</p>
        <p className={styles.text}>{t('update.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => setLater(true)}>{t('update.later')}</Button>
        <Button kind="primary" onClick={onAccept}>
          {t('update.now')}
        </Button>
      </div>
    </div>
  );
}
