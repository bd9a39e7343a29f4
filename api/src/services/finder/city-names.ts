/** The names of a city: the one it has today, then those that people still write. */
const namesOf = `
Ahmedabad | Amdavad
Bengaluru | Bangalore
Belagavi | Belgaum
Chennai | Madras
Gurugram | Gurgaon
Guwahati | Gauhati
Hubballi | Hubli
Kalaburagi | Gulbarga
Kanpur | Cawnpore
Kochi | Cochin | Ernakulam
Kolkata | Calcutta
Kollam | Quilon
Kozhikode | Calicut
Mangaluru | Mangalore
Mumbai | Bombay
Mysuru | Mysore
Nashik | Nasik
New Delhi | Delhi
Panaji | Panjim
Prayagraj | Allahabad
Puducherry | Pondicherry
Pune | Poona
Shivamogga | Shimoga
Thiruvananthapuram | Trivandrum
Thrissur | Trichur
Tiruchirappalli | Trichy | Tiruchi
Udhagamandalam | Ooty
Vadodara | Baroda
Varanasi | Banaras | Benares | Kashi
Vijayawada | Bezawada
Visakhapatnam | Vizag
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** Cities that people go to from those beside them. */
const neighbours = new Map<string, readonly string[]>(
  Object.entries({
    faridabad: ['New Delhi', 'Gurugram', 'Noida'],
    ghaziabad: ['Noida', 'New Delhi'],
    'greater noida': ['Noida', 'New Delhi'],
    gurugram: ['New Delhi', 'Noida'],
    howrah: ['Kolkata'],
    kalyan: ['Mumbai', 'Thane'],
    mohali: ['Chandigarh'],
    'navi mumbai': ['Mumbai', 'Thane'],
    noida: ['New Delhi', 'Gurugram'],
    panchkula: ['Chandigarh'],
    'pimpri-chinchwad': ['Pune'],
    secunderabad: ['Hyderabad'],
    thane: ['Mumbai', 'Navi Mumbai'],
  }),
);

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ (city|district)$/, '');

/**
 * Every name of the city that somebody wrote, in small letters; the one of today is the first. A city that has no
 * other is its own.
 */
export function cityNames(written: string): [string, ...string[]] {
  const name = plain(written);
  const known = namesOf.find((names) => names.some((one) => one.toLowerCase() === name));
  const [first = name, ...others] = known?.map((one) => one.toLowerCase()) ?? [];
  return [first, ...others];
}

/** The name of today, as it is written, of a city that has had others. */
export const nameToday = (written: string): string | undefined =>
  namesOf.find((names) => names.some((one) => one.toLowerCase() === plain(written)))?.[0];

/** Names of today, in small letters, of the cities of which a name begins so. */
export const citiesThatBegin = (written: string): string[] =>
  namesOf.flatMap(([today = '', ...others]) =>
    others.some((one) => one.toLowerCase().startsWith(plain(written))) ? [today.toLowerCase()] : [],
  );

/** Cities beside this one, in small letters. */
export const citiesBeside = (written: string): string[] =>
  (neighbours.get(cityNames(written)[0]) ?? []).map((one) => one.toLowerCase());
