import { formatNumber } from '@tvacha/shared-core/format';
import { clsx } from 'clsx';
import { sum } from 'd3-array';
import { type CSSProperties, useId } from 'react';
import { useT } from './messages';
import series from './series.module.css';
import css from './share-chart.module.css';

export interface ShareChartProps {
  label: string;
  /** Six at most. */
  parts: readonly { label: string; value: number }[];
}

type Part = CSSProperties & Record<'--share', string>;

/** Parts of one whole. The words and numbers are text; the bar is ornament. */
export function ShareChart({ label, parts }: ShareChartProps) {
  const t = useT();
  const id = useId();
  const whole = sum(parts, ({ value }) => value) || 1;
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption id={id} className={css.caption}>
        {label}
      </figcaption>
      <div className={css.bar} aria-hidden="true">
        {parts.map((part, index) => {
          const style: Part = { '--share': String(part.value) };
          return <span key={part.label} className={clsx(css.part, series[`series${index}`])} style={style} />;
        })}
      </div>
      <dl className={css.list}>
        {parts.map((part, index) => (
          <div key={part.label} className={clsx(css.row, series[`series${index}`])}>
            <dt>
              <span className={series.swatch} />
              {part.label}
            </dt>
            <dd className={css.value}>{formatNumber(part.value)}</dd>
            <dd className={css.percent}>{t('share', { percent: Math.round((part.value / whole) * 100) })}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
