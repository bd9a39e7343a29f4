import { formatNumber } from '@tvacha/shared-core/format';
import { useListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { ColumnChart } from '@tvacha/shared-ui/column-chart';
import { Segmented } from '@tvacha/shared-ui/segmented';
import type { CSSProperties } from 'react';
import { useT } from '../../common/i18n';
import { dashboardList } from './dashboard-list';
import { FigureCard } from './figure-card';
import { type Cohort, type Funnel, funnel } from './figures';
import css from './funnel-card.module.css';
import { mostEnd, rests, standing, steps, together } from './funnel-steps';
import { spanName } from './names';

const columns = ['started', 'phone', 'email', 'applied', 'approved', 'rejected', 'entered'] as const;
const csvOf = ({ cohorts }: Funnel) => [
  ['from', ...columns],
  ...cohorts.map((cohort) => [cohort.day, ...columns.map((name) => cohort[name])]),
];

/** Six series are as many as can be told apart: whoever was let in is one, logged in or not. */
const under = rests.filter((rest) => rest !== 'rejected' && rest !== 'login' && rest !== 'entered');

/** How far the registrations of doctors come that began in each week or month, and where they end. */
export function FunnelCard() {
  const t = useT();
  const { address, change } = useListAddress(dashboardList);
  const { cohorts: by } = address;
  const view = useResource(funnel, { by });
  return (
    <FigureCard
      title={t('funnel.title')}
      lead={t('funnel.lead', { days: view.value?.kept ?? 90 })}
      file={`registrations-by-${by}`}
      view={view}
      csv={csvOf}
      isEmpty={({ cohorts }) => cohorts.every(({ started }) => started === 0)}
      empty={t('funnel.empty')}
      tools={
        <Segmented
          label={t('funnel.by')}
          value={by}
          options={dashboardList.fields.cohorts.options.map((value) => ({ value, label: t(`funnel.by.${value}`) }))}
          onChange={(cohorts) => change({ cohorts })}
        />
      }
    >
      {({ cohorts }) => (
        <>
          <Steps whole={together(cohorts)} />
          <ColumnChart
            stacked
            label={t(`funnel.chart.${by}`)}
            categoryLabel={t(`activity.head.${by}`)}
            categories={cohorts.map(({ day }) => spanName(day, by))}
            series={[
              ...under.map((rest) => ({
                name: t(`funnel.rest.${rest}`),
                values: cohorts.map((cohort) => standing(cohort)[rest]),
              })),
              // The fifth colour is green, the sixth red.
              { name: t('funnel.rest.approved'), values: cohorts.map(({ approved }) => approved) },
              { name: t('funnel.rest.rejected'), values: cohorts.map(({ rejected }) => rejected) },
            ]}
          />
        </>
      )}
    </FigureCard>
  );
}

/** How many of all took each step, with where most ended. */
function Steps({ whole }: { whole: Omit<Cohort, 'day'> }) {
  const t = useT();
  const most = mostEnd(whole);
  const percent = (count: number) => Math.round((100 * count) / Math.max(1, whole.started));
  return (
    <>
      <ol className={css.steps} aria-label={t('funnel.steps')}>
        {steps.map((step) => (
          <li key={step} style={{ '--share': `${percent(whole[step])}%` } as CSSProperties}>
            <span className={css.count}>{formatNumber(whole[step])}</span>
            <span>{t(`funnel.step.${step}`)}</span>
            <span className={css.percent}>{t('funnel.percent', { percent: percent(whole[step]) })}</span>
          </li>
        ))}
      </ol>
      {most ? (
        <p className={css.most}>
          {t('funnel.most', {
            count: formatNumber(most.count),
            started: formatNumber(whole.started),
            where: t(`funnel.end.${most.at}`),
          })}
        </p>
      ) : null}
    </>
  );
}
