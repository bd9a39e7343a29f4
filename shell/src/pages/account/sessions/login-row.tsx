import { deviceName } from '@tvacha/shared-core/device-name';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { paths } from '@tvacha/shared-core/paths';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { type AccountKey, useAccountT } from '../messages';
import { endLogin, type Login } from './sessions';
import styles from './sessions.module.css';

const reasons: readonly AccountKey[] = [
  'reason.logout',
  'reason.replaced',
  'reason.expired',
  'reason.reuse',
  'reason.ended',
];
const reasonOf = (reason: string | null): AccountKey =>
  reasons.find((known) => known === `reason.${reason}`) ?? 'reason.ended';

const pocket = ['iPhone', 'Android', 'iPad'];

/** One login: on what, from where, since when, and how it ended or may be ended. */
export function LoginRow({ login }: { login: Login }) {
  const t = useAccountT();
  const { _id, current, ip, device, createdAt, refreshedAt, endedAt, endReason } = login;
  const { status, send } = useMutation(endLogin, _id);
  const mayEnd = useMayWrite() || current;
  const { browser = t('session.someBrowser'), system = t('session.someSystem') } = deviceName(device.userAgent);
  const name = t('session.device', { browser, system });
  const since = formatDate(createdAt, 'time');
  return (
    <li className={styles.login}>
      <span className={styles.icon}>
        <Icon name={pocket.includes(system) ? 'device-mobile' : 'devices'} size={24} />
      </span>
      <div>
        <p className={styles.name}>
          {name}
          {current ? <Tag tone="green">{t('session.current')}</Tag> : null}
          {endedAt ? <Tag tone="neutral">{t(reasonOf(endReason))}</Tag> : null}
        </p>
        <p className={styles.meta}>
          {endedAt ? (
            <span>{t('session.from', { from: since, to: formatDate(endedAt, 'time') })}</span>
          ) : (
            <>
              <span>{t('session.since', { date: since })}</span>
              <span>{t('session.seen', { date: formatDate(refreshedAt, 'time') })}</span>
            </>
          )}
          <span>{ip ? t('session.ip', { ip }) : t('session.noIp')}</span>
        </p>
      </div>
      {endedAt || !mayEnd ? null : (
        <Button
          size="sm"
          aria-label={t('session.endOf', { device: name, date: since })}
          loading={status === 'sending'}
          {...(current ? { href: paths.logout() } : { onClick: () => send(_id) })}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  );
}
