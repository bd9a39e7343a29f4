import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector, useInjection } from '@tvacha/shared-core/store';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect } from 'react';
import { addSlices } from '../../parts/add-slices';
import { AccountLayout } from '../account-layout';
import layout from '../account-layout.module.css';
import { useAccountT } from '../messages';
import { EarlierLogins } from './earlier-logins';
import { LoginRow } from './login-row';
import styles from './sessions.module.css';
import { sessionsSaga } from './sessions.saga';
import { selectSessions, sessionsOpened, sessionsReducer } from './sessions.slice';

const add = () =>
  addSlices({ key: 'account-sessions', reducers: { accountSessions: sessionsReducer }, saga: sessionsSaga });

/** Where somebody is and was logged in (SEC-27). */
export function AccountSessionsPage() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  useInjection(add);
  useEffect(() => void dispatch(sessionsOpened()), [dispatch]);
  const { status, problem, logins, refused } = useAppSelector(selectSessions);
  return (
    <AccountLayout title="nav.sessions" lead="sessions.lead">
      {refused ? <Notice tone="error" live title={errorMessage(refused)} /> : null}
      <Loaded
        view={{ status, value: logins, code: problem, reload: () => dispatch(sessionsOpened()) }}
        shape="list"
        failed={{ title: t('failed.title') }}
        isEmpty={() => false}
      >
        {(all) => (
          <div className={layout.cards}>
            <Card title={t('open.title')}>
              <ul className={styles.list}>
                {all
                  .filter(({ endedAt }) => !endedAt)
                  .map((login) => (
                    <LoginRow key={login._id} login={login} />
                  ))}
              </ul>
            </Card>
            <EarlierLogins logins={all.filter(({ endedAt }) => endedAt)} />
          </div>
        )}
      </Loaded>
    </AccountLayout>
  );
}
