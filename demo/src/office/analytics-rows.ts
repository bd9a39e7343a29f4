import type { analyticsDaily } from '@tvacha/api/schema';
import type { AnalyticsMetric } from '@tvacha/shared-contract/vocabulary';
import { chance } from '../chance';
import type { Around } from '../when';

/** Days that are told, today among them. */
const span = 90;

/** What happens on an ordinary weekday, by metric and key. */
const usual: Partial<Record<AnalyticsMetric, Record<string, number>>> = {
  visits: { patient: 1180, auth: 190, doctor: 142, admin: 21 },
  logins: { doctor: 46, patient: 88, staff: 7 },
  registrations: { doctor: 2, patient: 12 },
  reads: {
    article: 910,
    ebook: 164,
    ejournal: 41,
    proguide: 57,
    dermatologytimes: 28,
    webinar: 36,
    course: 33,
    magzter: 19,
    openhouse: 12,
    journalclub: 15,
    event: 14,
  },
  searches: { all: 96, patient: 74, doctor: 42 },
  votes: { '': 9 },
  attempts: { '': 11 },
};

/** Sunday to Saturday: clinics read in the evenings of weekdays, patients at the week-end. */
const doctorsWeek = [0.55, 1.08, 1.05, 1.04, 1.02, 0.98, 0.74];
const publicWeek = [1.14, 0.98, 0.95, 0.94, 0.96, 0.98, 1.1];
const ofThePublic = new Set([
  'visits/patient',
  'logins/patient',
  'registrations/patient',
  'reads/article',
  'searches/all',
]);

/** First days of Diwali, by the calendar of festivals; the portal is quiet for four days. */
const diwali = ['2024-10-31', '2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'];
const dayLong = 24 * 60 * 60 * 1000;
const isFestival = (day: string) =>
  diwali.some((first) => {
    const after = (Date.parse(day) - Date.parse(first)) / dayLong;
    return after >= -1 && after <= 2;
  });

function countOn(day: string, age: number, name: string, weekday: number): number {
  const week = (ofThePublic.has(name) ? publicWeek : doctorsWeek)[new Date(day).getUTCDay()] ?? 1;
  const growth = 1 - (age / span) * 0.24;
  const noise = 0.9 + chance(`${day}/${name}`, 200) / 1000;
  return Math.round(weekday * week * growth * noise * (isFestival(day) ? 0.52 : 1));
}

/** Ninety days of figures; the last is today, of which only half is over. */
export const analyticsRows = ({ day }: Around): (typeof analyticsDaily.$inferInsert)[] =>
  Array.from({ length: span }, (_, age) => age).flatMap((age) => {
    const date = day(-age);
    return (Object.keys(usual) as AnalyticsMetric[]).flatMap((metric) =>
      Object.entries(usual[metric] ?? {}).map(([key, weekday]) => {
        const count = countOn(date, age, `${metric}/${key}`, weekday);
        return { day: date, metric, key, count: age === 0 ? Math.round(count / 2) : count };
      }),
    );
  });
