import { formatNumber } from '@tvacha/shared-core/format';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../base/button';
import type { ChartProps } from './chart-data';
import css from './chart-frame.module.css';
import { useT } from './messages';
import series from './series.module.css';

/** The name of a chart, its legend, and the same figures as a table: always there for screen readers, for all on a press. */
export function ChartFrame({ children, ...chart }: ChartProps & { children: ReactNode }) {
  const t = useT();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <div className={css.head}>
        <figcaption id={id} className={css.caption}>
          {chart.label}
        </figcaption>
        <Button kind="text" size="sm" icon={asTable ? 'chart-bar' : 'rows'} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {asTable ? null : (
        <>
          {chart.series.length > 1 ? <Legend names={chart.series.map(({ name }) => name)} /> : null}
          {children}
        </>
      )}
      <div className={asTable ? css.figures : 'visually-hidden'}>
        <Figures {...chart} />
      </div>
    </figure>
  );
}

function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className={css.legend}>
      {names.map((name, index) => (
        <li key={name} className={series[`series${index}`]}>
          <span className={series.swatch} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Figures({ label, categoryLabel, categories, series: all, format = formatNumber }: ChartProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {all.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {all.map(({ name, values }) => (
              <td key={name}>{format(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
