import { formatNumber } from '@tvacha/shared-core/format';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { type Axis, type ChartProps, categoryAt, middleOf } from './chart-data';
import { useT } from './messages';
import css from './plot.module.css';
import series from './series.module.css';

type At = CSSProperties & Record<'--at', string>;
/** Percent of the width or the height. */
const at = (percent: number): At => ({ '--at': String(percent) });

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (now, count) => Math.min(count - 1, now + 1),
  ArrowLeft: (now) => Math.max(0, now - 1),
  Home: () => 0,
  End: (_now, count) => count - 1,
};

/** Of so many names one is shown, as the longest takes this room in letters of 13 px. */
function everyThat(categories: readonly string[], width: number): number {
  const room = Math.max(0, ...categories.map(({ length }) => length)) * 6.5 + 14;
  return Math.ceil(categories.length / Math.max(1, Math.floor(width / room)));
}

interface PlotProps extends ChartProps {
  axis: Axis;
  /** What is drawn, in percent of width and height. */
  children: ReactNode;
}

/** Axes around a drawing, and a reading line that pointer and arrow keys move; a screen reader hears each value. */
export function Plot({ label, categories, series: all, axis, format = formatNumber, children }: PlotProps) {
  const t = useT();
  const [read, setRead] = useState<number | null>(null);
  const count = categories.length;
  const now = read ?? count - 1;
  const valuesAt = (index: number) => all.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`).join(', ');

  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setRead(step(now, count));
  };
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setRead(categoryAt((clientX - left) / width, count));
  };
  // Where names are many, only every second, third, ... stands below: as many as fit at the least width of each range.
  const [wide, middle, narrow] = [896, 520, 256].map((width) => everyThat(categories, width)) as [
    number,
    number,
    number,
  ];

  return (
    <div className={css.plot}>
      <div className={css.heights} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={at(axis.heightOf(tick))}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div
        className={css.area}
        role="slider"
        tabIndex={0}
        aria-label={t('values', { label })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={now + 1}
        aria-valuetext={`${categories[now]}: ${valuesAt(now)}`}
        onKeyDown={keys}
        onFocus={() => setRead(now)}
        onBlur={() => setRead(null)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setRead(null)}
      >
        {axis.ticks.map((tick) => (
          <span key={tick} className={css.line} style={at(axis.heightOf(tick))} />
        ))}
        {children}
        {read === null ? null : (
          <div className={css.reading} style={at(middleOf(read, count))}>
            <div className={css.tip}>
              <p className={css.category}>{categories[read]}</p>
              <ul className={css.values}>
                {all.map(({ name, values }, index) => (
                  <li key={name} className={series[`series${index}`]}>
                    <span className={series.swatch} />
                    {name}
                    <span className={css.value}>{format(values[read] ?? 0)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
      <div className={css.names} aria-hidden="true">
        {categories.map((category, index) => (
          <span
            key={category}
            className={css.name}
            data-wide={index % wide === 0}
            data-middle={index % middle === 0}
            data-narrow={index % narrow === 0}
          >
            {category}
          </span>
        ))}
      </div>
    </div>
  );
}
