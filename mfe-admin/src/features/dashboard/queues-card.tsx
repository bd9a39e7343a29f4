import { listChats, listContactMessages } from '@tvacha/shared-contract/routes/admin/chats';
import { listInvalidCodes } from '@tvacha/shared-contract/routes/admin/codes';
import { listAllContributions, listAllQuestions } from '@tvacha/shared-contract/routes/admin/moderation';
import { listUsers } from '@tvacha/shared-contract/routes/admin/users';
import { formatNumber, formatRelativeDay } from '@tvacha/shared-core/format';
import { useMay } from '@tvacha/shared-core/permissions';
import { Link } from '@tvacha/shared-core/router';
import { Card } from '@tvacha/shared-ui/card';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import type { DashboardData } from '../../state/admin-dashboard';
import styles from './queues-card.module.css';

type Queue = 'applications' | keyof DashboardData['waiting'];

interface Row {
  queue: Queue;
  count: number;
  /** Since when the first of them waits. */
  since: string | null;
}

const icons: Record<Queue, IconName> = {
  applications: 'identification-card',
  contents: 'seal-check',
  contributions: 'image',
  questions: 'question',
  reports: 'warning',
  chats: 'chats',
  invalidCodes: 'prohibit',
  messages: 'envelope-simple',
};

const inOrder: readonly Exclude<Queue, 'applications'>[] = [
  'contents',
  'contributions',
  'questions',
  'reports',
  'chats',
  'invalidCodes',
  'messages',
];

/** What waits for somebody of the team, with how long the first of it has waited; a link where one may decide. */
export function QueuesCard({ data }: { data: DashboardData }) {
  const t = useT();
  const { applications, oldestPending, waiting, waitingSince } = data;
  const rows: Row[] = [
    { queue: 'applications', count: applications.pending, since: oldestPending },
    ...inOrder.map((queue) => ({ queue, count: waiting[queue], since: waitingSince[queue] })),
  ];
  return (
    <Card title={t('queues.title')}>
      <ul className={styles.queues}>
        {rows.map((row) => (
          <QueueRow key={row.queue} {...row} />
        ))}
      </ul>
    </Card>
  );
}

/** Where a queue is worked off, for whoever may read that list; those without a page lead nowhere. */
function useHref(queue: Queue): string | undefined {
  const may = {
    users: useMay(listUsers),
    contributions: useMay(listAllContributions),
    posts: useMay(listAllQuestions),
    chats: useMay(listChats),
    codes: useMay(listInvalidCodes),
    messages: useMay(listContactMessages),
  };
  const hrefs: Record<Queue, string | false> = {
    applications: may.users && adminPaths.adminUsers({ state: 'pending' }),
    contents: false,
    contributions: may.contributions && adminPaths.contentApproval(),
    questions: false,
    reports: may.posts && adminPaths.posts(),
    chats: may.chats && adminPaths.chat(),
    invalidCodes: may.codes && adminPaths.invalidCodes(),
    messages: may.messages && adminPaths.contactMessages(),
  };
  return hrefs[queue] || undefined;
}

function QueueRow({ queue, count, since }: Row) {
  const t = useT();
  const href = useHref(queue);
  const inner = (
    <>
      <Icon name={icons[queue]} size={20} />
      <span className={styles.name}>{t(`queues.${queue}`)}</span>
      <span className={styles.since}>
        {since ? t('queues.since', { day: formatRelativeDay(since) }) : t('queues.none')}
      </span>
      <span className={styles.count}>{formatNumber(count)}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <Link to={href} className={styles.row}>
          {inner}
        </Link>
      ) : (
        <span className={styles.row}>{inner}</span>
      )}
    </li>
  );
}
