import { showChat } from '@tvacha/shared-contract/routes/chats';
import { formatNumber } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { paths } from '@tvacha/shared-core/paths';
import { createResource, useResource, watchResources } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { injectRemote } from '@tvacha/shared-core/store';
import { Icon } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect } from 'react';
import buttons from '../header/icon-button.module.css';
import styles from '../notices/notice-bell.module.css';
import { useTalkT } from './messages';
import css from './unread-talk.module.css';

/** How much of what the team wrote is not read; the server says when that changes (SES-05). */
const unreadTalk = createResource({
  name: 'unreadTalk',
  load: async (_query: undefined, options) => {
    const { thread } = await call(showChat, { query: { dataPerPage: 1 } }, options);
    return { unread: thread?.unread ?? 0 };
  },
  refreshOn: ['chat'],
});
const parts = { key: 'unread-talk', resources: [unreadTalk] };

/** The way to the talk with the team, in the header as long as something in it is not read. */
export function UnreadTalk() {
  const t = useTalkT();
  useLayoutEffect(() => injectRemote(parts), []);
  useEffect(() => watchResources(parts.resources), []);
  const unread = useResource(unreadTalk, undefined).value?.unread ?? 0;
  const words = t('unread', { count: unread });
  return (
    <>
      {unread > 0 ? (
        <span className={clsx(styles.place, css.talk)}>
          <Link className={buttons.iconButton} to={paths.accountChat()} aria-label={words} title={words}>
            <Icon name="chats" size={24} />
            <span className={styles.count} aria-hidden="true">
              {formatNumber(unread)}
            </span>
          </Link>
        </span>
      ) : null}
      <span className="visually-hidden" role="status">
        {unread > 0 ? words : ''}
      </span>
    </>
  );
}
