import { formatNumber } from '@tvacha/shared-core/format';
import type { CSSProperties } from 'react';
import css from './bars.module.css';

export interface BarChartProps {
  label: string;
  data: readonly { label: string; value: number }[];
}

const share = (part: number): CSSProperties & Record<'--share', string> => ({ '--share': `${100 * part}%` });

/** Amounts side by side. The words and numbers are text; the bars are ornament. */
export function BarChart({ label, data }: BarChartProps) {
  const most = Math.max(1, ...data.map((bar) => bar.value));
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>{label}</figcaption>
      <dl className={css.rows}>
        {data.map((bar) => (
          <div key={bar.label} className={css.row} style={share(bar.value / most)}>
            <dt className={css.name}>{bar.label}</dt>
            <dd className={css.value}>{formatNumber(bar.value)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
