import { useListAddress } from '@tvacha/shared-core/list';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { Select } from '@tvacha/shared-ui/select';
import { DateRange } from '../../common/date-range';
import { useT } from '../../common/i18n';
import { activity, rowsOf } from './activity';
import styles from './activity-card.module.css';
import { ActivityChart } from './activity-chart';
import { saveCsv } from './csv';
import { dashboardList } from './dashboard-list';

const { metric: metrics, by: steps } = dashboardList.fields;

/** What happens on the portal, by day, week or month, beside as many days before. */
export function ActivityCard() {
  const t = useT();
  const { address, change } = useListAddress(dashboardList);
  const { metric, by, from, to } = address;
  const view = useResource(activity, dashboardList.request(address));
  const { value } = view;
  return (
    <Card
      title={t('activity.title')}
      actions={
        <Button
          size="sm"
          icon="download-simple"
          disabled={!value}
          onClick={() => value && saveCsv(`${value.metric}-${value.from}-${value.to}`, rowsOf(value))}
        >
          {t('activity.csv')}
        </Button>
      }
    >
      <div className={styles.tools}>
        <div className={styles.metric}>
          <Select
            label={t('activity.metric')}
            value={metric}
            options={metrics.options.map((value) => ({ value, label: t(`activity.metric.${value}`) }))}
            onChange={(value) => change({ metric: value as typeof metric })}
          />
        </div>
        <DateRange from={from} to={to} onChange={change} />
        <Segmented
          label={t('activity.by')}
          value={by}
          options={steps.options.map((value) => ({ value, label: t(`activity.by.${value}`) }))}
          onChange={(value) => change({ by: value })}
        />
      </div>
      <Loaded view={view} shape="article" failed={{ title: t('activity.failed'), section: t('dashboard.title') }}>
        {(value) => <ActivityChart value={value} by={by} />}
      </Loaded>
    </Card>
  );
}
