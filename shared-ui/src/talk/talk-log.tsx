import { formatDate, formatRelativeDay } from '@tvacha/shared-core/format';
import type { EarlierRows } from '@tvacha/shared-core/list';
import { Button } from '../base/button';
import { Icon } from '../icons/icon';
import { useT } from './messages';
import { type TalkFile, TalkFiles } from './talk-files';
import css from './talk-log.module.css';
import { useTalkScroll } from './use-talk-scroll';

export type { TalkFile } from './talk-files';

export interface TalkMessage {
  id: string;
  text: string;
  /** When it was said, as an ISO time. */
  at: string;
  /** Who said it: whoever reads, the other side, or a colleague for colleagues alone. */
  side: 'own' | 'other' | 'note';
  by: string;
  /** What else there is to say of it, such as that it was seen. */
  aside?: string;
  files?: readonly TalkFile[];
  /** Brings its files with new links, as theirs end; see `useFreshLinks`. */
  renew?: () => Promise<readonly TalkFile[]>;
}

export interface TalkLogProps {
  label: string;
  /** The oldest first. */
  messages: readonly TalkMessage[];
  earlier: Pick<EarlierRows<unknown>, 'left' | 'status' | 'onMore'>;
}

/** Messages by the day in India on which they were said. */
function byDay(messages: readonly TalkMessage[]) {
  const days: { day: string; messages: TalkMessage[] }[] = [];
  for (const message of messages) {
    const day = formatDate(message.at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Where nothing brings new links, a file opens by the one it has. */
const noRenewal = async () => [];

function Message({ text, at, side, by, aside, files = [], renew = noRenewal }: TalkMessage) {
  return (
    <li className={css.message} data-side={side}>
      <p className={css.by}>
        {side === 'note' ? <Icon name="note-pencil" size={16} /> : null}
        <strong>{by}</strong> <time dateTime={at}>{formatDate(at, 'clock')}</time>
      </p>
      <p className={css.text}>{text}</p>
      {files.length > 0 ? <TalkFiles files={files} renew={renew} /> : null}
      {aside ? <p className={css.aside}>{aside}</p> : null}
    </li>
  );
}

/**
 * What was said in a talk, the newest at the foot, where it stays as long as nobody scrolls up. What comes is read out
 * by screen readers. It fills the height of its place.
 */
export function TalkLog({ label, messages, earlier }: TalkLogProps) {
  const t = useT();
  const { ref, onScroll, hasNews, toEnd } = useTalkScroll(messages.at(0)?.id, messages.at(-1)?.id);
  const { left, status, onMore } = earlier;
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div ref={ref} className={css.log} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
        {left > 0 ? (
          <p className={css.earlier}>
            <Button kind="text" size="sm" loading={status === 'loading'} onClick={onMore}>
              {t(status === 'failed' ? 'earlierFailed' : 'earlier')}
            </Button>
          </p>
        ) : null}
        {byDay(messages).map(({ day, messages: ofDay }) => (
          <div key={day}>
            <p className={css.day}>{formatRelativeDay(ofDay[0]?.at ?? '')}</p>
            <ol className={css.messages}>
              {ofDay.map((message) => (
                <Message key={message.id} {...message} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {hasNews ? (
        <div className={css.news}>
          <Button size="sm" icon="arrow-down" onClick={toEnd}>
            {t('newer')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
