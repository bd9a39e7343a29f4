import type { SectionNumber } from '../../common/sections';
import { hrefOf, mayBeTopic, readPlace, sectionList } from './section-list';

const readQuery = (speciality: string, section: SectionNumber, params: URLSearchParams) => ({
  ...readPlace(speciality, section, params),
  ...sectionList.read(params),
});

const read = (text: string) => readQuery('all', 3, new URLSearchParams(text));

test('[NAV-04] a category URL carries topic, name, section and view in the product’s own order', () => {
  expect(hrefOf({ ...read('view=main'), name: 'Hair & Skin' })).toBe(
    '/patient/category/all?name=Hair+%26+Skin&section=3&view=main',
  );
});

test('[NAV-04] search and page survive the way through the URL', () => {
  const query = { ...read(''), name: 'Hair', search: 'itchy scalp', page: 2 };
  const [path, text] = hrefOf(query).split('?');
  expect(path).toBe('/patient/category/all');
  expect(readQuery('all', 3, new URLSearchParams(text))).toEqual(query);
});

test.each(['0', '-1', '1.5', 'x', '99999999'])('[NAV-04] page=%s opens the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('[NAV-04] only all and ids are asked of the server as topics', () => {
  expect(mayBeTopic('all')).toBe(true);
  expect(mayBeTopic('01890a5d-ac96-774b-bcce-b302099a8057')).toBe(true);
  expect(mayBeTopic('hair')).toBe(false);
});
