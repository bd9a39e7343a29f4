import { tellPresence } from '@tvacha/shared-contract/routes/admin/chats';
import { call } from '@tvacha/shared-core/http';
import { usePresence } from '@tvacha/shared-core/presence';
import { useEffect } from 'react';
import { useT } from '../../common/i18n';
import type { Chat } from './chats';
import styles from './talk.module.css';

/** How often a page says that its talk is looked at, in milliseconds. */
const beat = 10_000;

/** Says that one looks at this talk, as long as one does, and who else looks or writes. */
export function TalkPresence({ chat: { _id: id } }: { chat: Chat }) {
  const t = useT();
  const others = usePresence(id);
  useEffect(() => {
    const say = () => {
      if (!document.hidden) call(tellPresence, { body: { id, typing: null } }).catch(() => undefined);
    };
    say();
    const timer = setInterval(say, beat);
    return () => clearInterval(timer);
  }, [id]);
  const words = others.map(({ name, isTyping }) =>
    t(isTyping ? 'talk.types' : 'talk.looks', { name: name ?? t('talk.former') }),
  );
  return (
    <p className={styles.presence} role="status">
      {words.join(' ') || '\u00a0'}
    </p>
  );
}
