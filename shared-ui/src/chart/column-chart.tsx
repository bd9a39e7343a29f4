import { clsx } from 'clsx';
import { max, sum } from 'd3-array';
import { stack } from 'd3-shape';
import type { CSSProperties } from 'react';
import { type Axis, axisFor, type ChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';
import css from './column-chart.module.css';
import { Plot } from './plot';
import series from './series.module.css';

export interface ColumnChartProps extends ChartProps {
  /** The series of a category stand on each other; else side by side. */
  stacked?: boolean;
}

type Box = CSSProperties & Record<'--from' | '--height', string>;

/** Amounts of categories. */
export function ColumnChart({ stacked = false, ...props }: ColumnChartProps) {
  const { categories, series: all } = props;
  const amounts = categories.map((_, index) => all.map(({ values }) => values[index] ?? 0));
  const axis = axisFor(max(amounts, (row) => (stacked ? sum(row) : max(row))) ?? 0);
  return (
    <ChartFrame {...props}>
      <Plot {...props} axis={axis}>
        <div className={clsx(css.columns, stacked && css.stacked)}>
          {categories.map((category, index) => (
            <div key={category} className={css.column}>
              {boxesOf(amounts[index] ?? [], stacked, axis).map((box, at) => (
                <span key={all[at]?.name} className={clsx(css.bar, series[`series${at}`])} style={box} />
              ))}
            </div>
          ))}
        </div>
      </Plot>
    </ChartFrame>
  );
}

function boxesOf(row: readonly number[], stacked: boolean, { heightOf }: Axis): Box[] {
  const layers = stack<number[], number>()
    .keys(row.keys())
    .value((values, key) => values[key] ?? 0)([[...row]]);
  return row.map((value, at) => {
    const from = stacked ? (layers[at]?.[0]?.[0] ?? 0) : 0;
    return { '--from': `${heightOf(from)}%`, '--height': `${heightOf(value)}%` };
  });
}
