import { formatNumber } from '@tvacha/shared-core/format';
import { useResource, watchResources } from '@tvacha/shared-core/resources';
import { injectRemote } from '@tvacha/shared-core/store';
import { Icon } from '@tvacha/shared-ui/icon';
import { useEffect, useLayoutEffect } from 'react';
import buttons from '../header/icon-button.module.css';
import { useDisclosure } from '../use-disclosure';
import { useNoticesT } from './messages';
import styles from './notice-bell.module.css';
import { NoticeList } from './notice-list';
import { noticeParts, unreadNotices } from './notices';

/** The bell of members: how much they have not read, counted over the socket, and what it is. */
export function NoticeBell() {
  const t = useNoticesT();
  useLayoutEffect(() => injectRemote(noticeParts), []);
  useEffect(() => watchResources(noticeParts.resources), []);
  const { value } = useResource(unreadNotices, undefined);
  const unread = value?.unread ?? 0;
  const { open, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement>();
  const known = unread > 0 ? t('open', { count: unread }) : t('openNone');
  const label = value ? known : t('title');
  return (
    <div className={styles.place} {...rootProps}>
      <button type="button" className={buttons.iconButton} aria-label={label} title={label} {...buttonProps}>
        <Icon name="bell" size={24} />
        {unread > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? `${formatNumber(99)}+` : formatNumber(unread)}
          </span>
        ) : null}
      </button>
      <span className="visually-hidden" role="status">
        {unread > 0 ? label : ''}
      </span>
      {open ? (
        <section className={styles.panel} aria-label={t('title')}>
          <NoticeList onFollow={close} />
        </section>
      ) : null}
    </div>
  );
}
