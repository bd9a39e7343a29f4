import { useResource } from '@tvacha/shared-core/resources';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useAccountT } from '../messages';
import styles from '../sessions/sessions.module.css';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import { knowsPasskeys, mostPasskeys, ownPasskeys } from './passkeys';

/** The passkeys of a member of staff, to add and to remove (SEC-15). */
export function PasskeysCard() {
  const t = useAccountT();
  const passkeys = useResource(ownPasskeys, undefined);
  return (
    <Card title={t('passkeys.title')}>
      <p className={styles.lead}>{t('passkeys.lead')}</p>
      <Loaded view={passkeys} shape="list" failed={{ title: t('failed.title') }} isEmpty={() => false}>
        {(all) => (
          <>
            {all.length === 0 ? (
              <EmptyState title={t('passkeys.empty.title')} text={t('passkeys.empty.text')} />
            ) : (
              <ul className={styles.list}>
                {all.map((passkey) => (
                  <PasskeyRow key={passkey._id} passkey={passkey} />
                ))}
              </ul>
            )}
            {knowsPasskeys() ? (
              <AddPasskey isFull={all.length >= mostPasskeys} />
            ) : (
              <p className={styles.after}>{t('passkeys.unsupported')}</p>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
