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
import { useLearningT } from './messages';
import { RecordPanel } from './record-panel';
import { TimeSection } from './time-section';
import { inWords, secondsIn } from './time-words';

const yearField = number({ min: 2000, max: 2100 });

function Figures({ time, quizzes, courses, meetings }: LearningYear) {
  const t = useLearningT();
  return (
    <div className={styles.figures}>
      <Stat icon="clock" value={inWords(secondsIn(time), t)} label={t('spent')} />
      <Stat icon="exam" value={formatNumber(quizzes.length)} label={t('quizzes')} />
      <Stat icon="graduation-cap" value={formatNumber(courses.length)} label={t('courses')} />
      <Stat icon="calendar-check" value={formatNumber(meetings.length)} label={t('meetings')} />
    </div>
  );
}

function Lists({ quizzes, courses, meetings }: LearningYear) {
  const t = useLearningT();
  const say = useT();
  return (
    <>
      <LearnedList
        title={t('quizzes')}
        none={t('noQuizzes')}
        rows={quizzes.map(({ percent, passedOn, ...piece }) => ({
          key: piece._id,
          title: piece.title,
          to: piece.withdrawn ? null : piecePath({ ...piece, type: 'quiz' }),
          facts: [t('best', { percent }), formatDate(passedOn)].join(' · '),
        }))}
      />
      <LearnedList
        title={t('courses')}
        none={t('noCourses')}
        rows={courses.map(({ completedOn, ...piece }) => ({
          key: piece._id,
          title: piece.title,
          to: piece.withdrawn ? null : piecePath({ ...piece, type: 'course' }),
          facts: formatDate(completedOn),
        }))}
      />
      <LearnedList
        title={t('meetings')}
        note={t('meetingsNote')}
        none={t('noMeetings')}
        rows={meetings.map(({ startsAt, minutes, ...piece }) => ({
          key: piece._id,
          title: piece.title,
          to: piece.withdrawn ? null : piecePath(piece),
          facts: [
            foundKinds[foundKindOf(piece)].one.en,
            say('size.minutes', { count: minutes }),
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
  const t = useLearningT();
  const { year, years, record } = learned;
  if (isNothing(learned) && !record) {
    const action = <Button href={years[0] === year ? '/doctor/dashboard' : learningPath()}>{t('none.go')}</Button>;
    return <EmptyState title={t('none.title', { year: String(year) })} text={t('none.text')} action={action} />;
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
  const t = useLearningT();
  const say = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = yearField.read(new URLSearchParams(search).get('year') ?? '');
  const view = useResource(learningYear, asked === null ? everything : { year: asked });
  const { value } = view;
  const years = value ? [...new Set([...value.years, value.year])].sort((one, other) => other - one) : [];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={t('title')} lead={t('lead')} />
        {value ? (
          <div className={styles.year}>
            <Select
              label={t('year')}
              value={String(value.year)}
              options={years.map((year) => ({ value: String(year), label: String(year) }))}
              onChange={(year) => navigate(learningPath(year === String(value.years[0]) ? undefined : Number(year)))}
            />
          </div>
        ) : null}
      </div>
      {children}
      <Loaded view={view} shape="page" failed={{ title: t('error'), text: say('record.error.text') }}>
        {(learned) => <Year {...learned} />}
      </Loaded>
    </div>
  );
}
