import type { searchMisses } from '@tvacha/api/schema';
import { chance } from '../chance';
import type { Around } from '../when';

type Miss = typeof searchMisses.$inferInsert;

/** Days that are told, today among them. */
const span = 90;

/** What was looked for in vain, with the share of days, in a hundred, on which somebody did. */
const looked: Record<Miss['kind'], Record<string, number>> = {
  words: {
    'dandruff shampoo price': 46,
    'dark lips after smoking': 38,
    'fairness injection': 35,
    'skin biopsy cost': 31,
    'tattoo removal before wedding': 24,
    'isotretinoin pregnancy test': 22,
    'lip filler': 19,
    'ringworm cream without steroid': 17,
    'hair transplant side effects': 15,
    'baby massage oil': 11,
    'white patches marriage': 9,
    'pimple patches': 8,
    'teledermatology fees': 6,
  },
  city: { silchar: 28, udupi: 25, 'port blair': 14, leh: 9, kottayam: 8 },
  pincode: { '795': 12, '744': 9, '194': 6 },
};

/** Callers of one day: one or two, seldom three. */
const callers = (key: string) => 1 + Math.floor((chance(`${key}/callers`, 100) / 100) ** 2 * 3);

/** Searches without result of the last ninety days. */
export const missRows = ({ day }: Around): Miss[] =>
  Array.from({ length: span }, (_, age) => day(-age)).flatMap((date) =>
    (Object.keys(looked) as Miss['kind'][]).flatMap((kind) =>
      Object.entries(looked[kind]).flatMap(([words, share]) => {
        const key = `${date}/${kind}/${words}`;
        return chance(key, 100) < share ? [{ day: date, kind, words, count: callers(key) }] : [];
      }),
    ),
  );
