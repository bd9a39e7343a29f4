import type { LearningYear } from '@tvacha/shared-contract';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { foundKinds } from '@tvacha/shared-core/found';
import { number } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { Select } from '@tvacha/shared-ui/select';
import { Stat } from '@tvacha/shared-ui/stat';
import { EmptyState } from '@tvacha/shared-ui/states';
import type { ReactNode } from 'react';
import { useT } from '../../common/i18n';
import { everything } from '../../common/use-folder-options';
import { foundKindOf, piecePath } from '../../kinds/paths';
import { learningYear } from '../../state/learning';
import { LearnedList } from './learned-list';
import { learningPath } from './learning';
import styles from './learning.module.css';
import { RecordPanel } from './record-panel';
import { TimeSection } from './time-section';
import { inWords, secondsIn } from './time-words';

const yearField = number({ min: 2000, max: 2100 });

function Figures({ time, quizzes, courses, meetings }: LearningYear) {
  const t = useT();
  return (
    <div className={styles.figures}>
      <Stat icon="clock" value={inWords(secondsIn(time), t)} label={t('learning.spent')} />
      <Stat icon="exam" value={formatNumber(quizzes.length)} label={t('learning.quizzes')} />
      <Stat icon="graduation-cap" value={formatNumber(courses.length)} label={t('learning.courses')} />
      <Stat icon="calendar-check" value={formatNumber(meetings.length)} label={t('learning.meetings')} />
    </div>
  );
}

function Lists({ quizzes, courses, meetings }: LearningYear) {
  const t = useT();
  return (
    <>
      <LearnedList
        title={t('learning.quizzes')}
        none={t('learning.noQuizzes')}
        rows={quizzes.map(({ percent, passedOn, ...piece }) => ({
          key: piece._id,
          title: piece.title,
          to: piece.withdrawn ? null : piecePath({ ...piece, type: 'quiz' }),
          facts: [t('learning.best', { percent }), formatDate(passedOn)].join(' · '),
        }))}
      />
      <LearnedList
        title={t('learning.courses')}
        none={t('learning.noCourses')}
        rows={courses.map(({ completedOn, ...piece }) => ({
          key: piece._id,
          title: piece.title,
          to: piece.withdrawn ? null : piecePath({ ...piece, type: 'course' }),
          facts: formatDate(completedOn),
        }))}
      />
      <LearnedList
        title={t('learning.meetings')}
        note={t('learning.meetingsNote')}
        none={t('learning.noMeetings')}
        rows={meetings.map(({ startsAt, minutes, ...piece }) => ({
          key: piece._id,
          title: piece.title,
          to: piece.withdrawn ? null : piecePath(piece),
          facts: [
            foundKinds[foundKindOf(piece)].one.en,
            t('size.minutes', { count: minutes }),
            formatDate(startsAt),
          ].join(' · '),
        }))}
      />
    </>
  );
}

const isNothing = ({ time, quizzes, courses, meetings }: LearningYear) =>
  time.length + quizzes.length + courses.length + meetings.length === 0;

function Year(learned: LearningYear) {
  const t = useT();
  const { year, years, record } = learned;
  if (isNothing(learned) && !record) {
    const action = (
      <Button href={years[0] === year ? '/doctor/dashboard' : learningPath()}>{t('learning.none.go')}</Button>
    );
    return (
      <EmptyState
        title={t('learning.none.title', { year: String(year) })}
        text={t('learning.none.text')}
        action={action}
      />
    );
  }
  return (
    <>
      <Figures {...learned} />
      <TimeSection {...learned} />
      <RecordPanel key={year} year={year} record={record} />
      <Lists {...learned} />
    </>
  );
}

/** `/doctor/learning?year=2026`: what the reader learned in a year, on screen and on paper (UX-04). */
export function LearningPage({ children }: { children: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = yearField.read(new URLSearchParams(search).get('year') ?? '');
  const view = useResource(learningYear, asked === null ? everything : { year: asked });
  const { value } = view;
  const years = value ? [...new Set([...value.years, value.year])].sort((one, other) => other - one) : [];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={t('learning.title')} lead={t('learning.lead')} />
        {value ? (
          <div className={styles.year}>
            <Select
              label={t('learning.year')}
              value={String(value.year)}
              options={years.map((year) => ({ value: String(year), label: String(year) }))}
              onChange={(year) => navigate(learningPath(year === String(value.years[0]) ? undefined : Number(year)))}
            />
          </div>
        ) : null}
      </div>
      {children}
      <Loaded view={view} shape="page" failed={{ title: t('learning.error'), text: t('record.error.text') }}>
        {(learned) => <Year {...learned} />}
      </Loaded>
    </div>
  );
}
