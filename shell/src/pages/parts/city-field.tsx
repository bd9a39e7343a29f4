import { useId } from 'react';
import styles from './city-field.module.css';

/** Where cities with doctors lie, in degrees north and east: enough to place a dot, no more. */
const cityPlaces: Readonly<Record<string, readonly [north: number, east: number]>> = {
  Agartala: [23.8, 91.3],
  Ahmedabad: [23.0, 72.6],
  Aizawl: [23.7, 92.7],
  Amritsar: [31.6, 74.9],
  Bengaluru: [13.0, 77.6],
  Bhopal: [23.3, 77.4],
  Bhubaneswar: [20.3, 85.8],
  Bilaspur: [22.1, 82.1],
  Chandigarh: [30.7, 76.8],
  Chennai: [13.1, 80.3],
  Coimbatore: [11.0, 77.0],
  Dehradun: [30.3, 78.0],
  Dibrugarh: [27.5, 94.9],
  Gangtok: [27.3, 88.6],
  Guwahati: [26.1, 91.7],
  Hubballi: [15.4, 75.1],
  Hyderabad: [17.4, 78.5],
  Imphal: [24.8, 93.9],
  Indore: [22.7, 75.9],
  Itanagar: [27.1, 93.6],
  Jaipur: [26.9, 75.8],
  Jammu: [32.7, 74.9],
  Kanpur: [26.4, 80.3],
  Kochi: [9.9, 76.3],
  Kohima: [25.7, 94.1],
  Kolkata: [22.6, 88.4],
  Kozhikode: [11.3, 75.8],
  Leh: [34.2, 77.6],
  Lucknow: [26.8, 80.9],
  Madurai: [9.9, 78.1],
  Mangaluru: [12.9, 74.9],
  Mumbai: [19.1, 72.9],
  Nagpur: [21.1, 79.1],
  'New Delhi': [28.6, 77.2],
  Panaji: [15.5, 73.8],
  Patna: [25.6, 85.1],
  'Port Blair': [11.6, 92.7],
  Pune: [18.5, 73.9],
  Raipur: [21.3, 81.6],
  Rajkot: [22.3, 70.8],
  Ranchi: [23.3, 85.3],
  Shillong: [25.6, 91.9],
  Shimla: [31.1, 77.2],
  Siliguri: [26.7, 88.4],
  Srinagar: [34.1, 74.8],
  Surat: [21.2, 72.8],
  Thiruvananthapuram: [8.5, 76.9],
  Tiruchirappalli: [10.8, 78.7],
  Udaipur: [24.6, 73.7],
  Varanasi: [25.3, 83.0],
  Vijayawada: [16.5, 80.6],
  Visakhapatnam: [17.7, 83.2],
  Warangal: [18.0, 79.6],
};

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
