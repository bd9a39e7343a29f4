import type * as Meeting from './meeting';

/** The module as it is in a browser that stands in another place. */
function hourIn(zone: string, minutesWest: number, startsAt: string): string | null {
  const Format = Intl.DateTimeFormat;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new Format(locale, { timeZone: zone, ...options }));
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesWest);
  let hour: string | null = null;
  jest.isolateModules(() => {
    hour = (require('./meeting') as typeof Meeting).hourHere(startsAt);
  });
  return hour;
}
afterEach(() => jest.restoreAllMocks());

// 8 pm of 4 March in India.
const evening = '2026-03-04T14:30:00.000Z';

test.each<[string, number, string | null]>([
  ['Asia/Kolkata', -330, null],
  ['Asia/Dubai', -240, '6:30 pm'],
  ['America/Chicago', 360, '8:30 am'],
  ['Asia/Tokyo', -540, '11:30 pm'],
  // Already the day after.
  ['Pacific/Auckland', -780, 'Thu, 5 Mar, 3:30 am'],
])(
  '[DOC-08] in %s the hour here is told beside that of India, with its day where it is another',
  (zone, west, hour) => {
    expect(hourIn(zone, west, evening)?.replaceAll('\u202f', ' ') ?? null).toBe(hour);
  },
);
