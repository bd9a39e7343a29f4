import { degreesOf, initialsOf, placeNameOf, yearsOf } from './doctor-facts';

const said = (_key: string, values?: object) => JSON.stringify(values);
const degrees = (...names: string[]) => degreesOf({ degree: names.map((name) => ({ name, institute: '', year: '' })) });

test.each([
  ['14', 14],
  ['14 years, 2000 patients', 14],
  ['over 20 years', 20],
])('[PAT-02] of “%s” %i years are told', (exprience, years) => {
  expect(yearsOf(said as never, { exprience })).toBe(said('', { count: years, shown: String(years) }));
});

test.each(['', 'many', '0'])('[PAT-02] of “%s” no years are told', (exprience) => {
  expect(yearsOf(said as never, { exprience })).toBeUndefined();
});

test('[PAT-02] the basic degree is told only where there is no other', () => {
  expect(degrees('MBBS', 'MD', 'DNB')).toEqual(['MD', 'DNB']);
  expect(degrees('MBBS', 'MD')).toEqual(['MD']);
  expect(degrees('MBBS', '')).toEqual(['MBBS']);
});

test('[PAT-02] a place is told as far as it is known, and a city that is its own state once', () => {
  const place = (city: string, state: string, pincode: string) => placeNameOf({ address: { city, state, pincode } });
  expect(place('Pune', 'Maharashtra', '411004')).toBe('Pune, Maharashtra 411004');
  expect(place('Chandigarh', 'Chandigarh', '160017')).toBe('Chandigarh, 160017');
  expect(place('Pune', '', '')).toBe('Pune');
  expect(place('', 'Kerala', '')).toBe('Kerala');
  expect(placeNameOf({ address: null })).toBe('');
});

test('[PAT-02] initials are those of first and last name, in capitals', () => {
  expect(initialsOf({ first_name: ' leela', last_name: 'menon Nair' })).toBe('LM');
  expect(initialsOf({ first_name: 'Leela', last_name: '' })).toBe('L');
});
