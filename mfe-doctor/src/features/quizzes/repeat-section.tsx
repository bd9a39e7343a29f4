import type { Result } from '@tvacha/shared-contract';
import { formatDate } from '@tvacha/shared-core/format';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { useState } from 'react';
import { type Translate, useT } from '../../common/i18n';
import { Section } from '../../common/section';
import { RepeatRound } from './repeat-round';
import styles from './repeat-section.module.css';
import { useRepeats } from './repeats';

/** What is said where nothing is due. */
function rest({ later, nextAt }: Result<'repeats.list'>, t: Translate): string {
  return nextAt ? t('repeats.later', { count: later, date: formatDate(nextAt) }) : t('repeats.none');
}

/** Missed questions that are due, answered in place (DOC-03); left out without the right to read quizzes. */
export function RepeatSection() {
  const t = useT();
  const view = useRepeats();
  const [rounds, setRounds] = useState(0);
  const [isGoing, setGoing] = useState(false);
  if (!view.isAllowed) return null;
  const done = () => {
    setGoing(false);
    setRounds(rounds + 1);
  };
  return (
    <div id="repeat">
      <Section title={t('repeats.title')}>
        <Loaded view={view} shape="list" failed={{ title: t('repeats.error'), text: t('record.error.text') }}>
          {(found) => {
            // While a round goes, what is asked for anew does not take its last answer away.
            if (isGoing) return <RepeatRound key={rounds} items={found.items} onDone={done} />;
            return (
              <div className={styles.card} role="status">
                <p>{found.total > 0 ? t('repeats.due', { count: found.total }) : rest(found, t)}</p>
                {found.total > 0 ? (
                  <Button kind="primary" onClick={() => setGoing(true)}>
                    {t('repeats.begin')}
                  </Button>
                ) : null}
              </div>
            );
          }}
        </Loaded>
      </Section>
    </div>
  );
}

/** The dashboard's part of it: how many are due, and the way to them; left out where none is. */
export function RepeatCard({ to }: { to: string }) {
  const t = useT();
  const view = useRepeats();
  if (!view.isAllowed || view.value?.total === 0) return null;
  return (
    <Section title={t('repeats.title')}>
      <Loaded view={view} shape="list" failed={{ title: t('repeats.error'), text: t('dashboard.errorText') }}>
        {({ total }) => (
          <div className={styles.card}>
            <p>{t('repeats.due', { count: total })}</p>
            <Button icon="arrow-right" href={to}>
              {t('repeats.begin')}
            </Button>
          </div>
        )}
      </Loaded>
    </Section>
  );
}
