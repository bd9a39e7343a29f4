import { clsx } from 'clsx';
import { max } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';
import { axisFor, type ChartProps, middleOf } from './chart-data';
import { ChartFrame } from './chart-frame';
import css from './line-chart.module.css';
import { Plot } from './plot';
import series from './series.module.css';

/** Amounts over time. Drawn in percent, so that it fits any width, also before there is a window to measure. */
export function LineChart(props: ChartProps) {
  const axis = axisFor(max(props.series, ({ values }) => max(values)) ?? 0);
  const count = props.categories.length;
  const x = (_value: number, index: number) => middleOf(index, count);
  const y = (value: number) => 100 - axis.heightOf(value);
  const path = line<number>(x, y).curve(curveMonotoneX);
  const ground = area<number>(x, 100, y).curve(curveMonotoneX);
  const alone = props.series.length === 1;
  return (
    <ChartFrame {...props}>
      <Plot {...props} axis={axis}>
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {props.series.map(({ name, values }, index) => (
            <g key={name} className={series[`series${index}`]}>
              {alone ? <path className={css.ground} d={ground([...values]) ?? ''} /> : null}
              <path className={clsx(css.line, css[`dash${index}`])} d={path([...values]) ?? ''} />
            </g>
          ))}
        </svg>
      </Plot>
    </ChartFrame>
  );
}
