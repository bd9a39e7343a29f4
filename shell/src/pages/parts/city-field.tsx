import { useId } from 'react';
import styles from './city-field.module.css';
import { cityPlaces } from './city-places';

interface CityFieldProps {
  cities: readonly { value: string; count: number }[];
}

const height = 300;
const width = 280;
/** The field reaches from 7 to 36 degrees north and from 67 to 98 east; a degree east is a little narrower. */
const placeOf = ([north, east]: readonly [number, number]) => ({
  cx: Math.round(((east - 67) / 31) * width),
  cy: Math.round(((36 - north) / 29) * height),
});

/** Cities as dots where they lie, the larger the more doctors; an ornament without borders. */
export function CityField({ cities }: CityFieldProps) {
  const id = useId();
  const dots = cities.flatMap(({ value, count }) => {
    const place = cityPlaces[value];
    return place ? [{ value, r: 3 + Math.min(5, Math.sqrt(count) * 1.6), ...placeOf(place) }] : [];
  });
  return (
    <svg className={styles.field} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
        <circle className={styles.grain} cx="5" cy="5" r="1" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
      {dots.map(({ value, cx, cy, r }) => (
        <g key={value}>
          <circle className={styles.halo} cx={cx} cy={cy} r={r + 5} />
          <circle className={styles.dot} cx={cx} cy={cy} r={r} />
        </g>
      ))}
    </svg>
  );
}
