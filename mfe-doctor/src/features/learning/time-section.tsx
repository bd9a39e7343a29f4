import type { LearningYear } from '@tvacha/shared-contract';
import { formatNumber } from '@tvacha/shared-core/format';
import { ColumnChart } from '@tvacha/shared-ui/column-chart';
import { Section } from '../../common/section';
import styles from './learning.module.css';
import { useLearningT } from './messages';
import { byKind, inWords, type KindTime } from './time-words';

/** More cannot be told apart in a chart. */
const mostSeries = 5;

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, at) => monthName.format(new Date(Date.UTC(2026, at, 1))));

/** What little time was spent with is one series. */
function seriesOf(kinds: readonly KindTime[], other: string): readonly KindTime[] {
  const shown = kinds.slice(0, kinds.length > mostSeries + 1 ? mostSeries : mostSeries + 1);
  const rest = kinds.slice(shown.length);
  if (rest.length === 0) return shown;
  const sum = (at: number) => rest.reduce((total, kind) => total + (kind.months[at] ?? 0), 0);
  return [...shown, { title: other, seconds: 0, months: months.map((_, at) => sum(at)) }];
}

/** Time really spent, by month and kind: as bars, as a table, and kind by kind in words. */
export function TimeSection({ year, time }: Pick<LearningYear, 'year' | 'time'>) {
  const t = useLearningT();
  const kinds = byKind(time);
  const series = seriesOf(kinds, t('other'));
  const most = Math.max(...months.map((_, at) => series.reduce((sum, kind) => sum + (kind.months[at] ?? 0), 0)), 0);
  // Minutes while they are few, else hours: an axis up to 900 minutes says nothing.
  const inHours = most >= 3 * 3600;
  const value = (seconds: number) => (inHours ? Math.round(seconds / 360) / 10 : Math.round(seconds / 60));
  return (
    <Section title={t('timeTitle')}>
      <p className={styles.note}>{t('timeNote')}</p>
      {kinds.length === 0 ? (
        <p>{t('noTime', { year: String(year) })}</p>
      ) : (
        <div className={styles.pair}>
          <ColumnChart
            stacked
            label={t('chart', { year: String(year) })}
            categoryLabel={t('month')}
            categories={months}
            series={series.map(({ title, months: spent }) => ({ name: title, values: spent.map(value) }))}
            format={(amount) => t(inHours ? 'hours' : 'minutes', { amount: formatNumber(amount) })}
          />
          <dl className={styles.kinds} aria-label={t('byKind')}>
            {kinds.map(({ title, seconds }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{inWords(seconds, t)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Section>
  );
}
