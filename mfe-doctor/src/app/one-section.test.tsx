import { screen, within } from '@testing-library/react';
import { altered, answer } from '@tvacha/mock-api/jest';
import { memberTypes, sectionOfType } from '@tvacha/shared-contract/content-kinds';
import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { searchAll } from '@tvacha/shared-contract/routes/finder';
import { remote } from '../../remote.config';
import { openPage } from '../common/test-page';

const described = descriptionOf(remote);

/** By hand from the requirements: the rows beside the page and the tile of each section. */
const table: readonly [section: string, rows: readonly string[], tile: string | null][] = [
  ['Ebooks', ['Ebooks'], 'Ebooks'],
  ['Ejournals', ['Ejournals'], 'Ejournals'],
  ['Pro Guide Videos', ['Pro-guide videos'], 'Pro-guide videos'],
  ['Dermatology Times', ['Dermatology Times'], 'Dermatology Times'],
  ['Webinar', ['Webinars'], 'Webinars'],
  ['Courses', ['Courses'], 'Courses'],
  ['Quizzes', ['Quizzes'], 'Quizzes'],
  ['Contribution Images', ['Contributions'], 'Contributions'],
  ['Contribution Cases', ['Contributions'], 'Contributions'],
  ['Polls', ['Polls'], 'Polls'],
  ['Magzter', ['Magzter'], 'Magzter'],
  ['Vidya Open House', ['Vidya open house'], 'Vidya open house'],
  ['Journal Clubs', ['Journal clubs'], 'Journal clubs'],
  ['Events', ['Expert lectures', 'Conference archives', 'Archives'], null],
];
const always = ['Dashboard', 'Library', 'Learning', 'My profile'];
/** Whose meetings one registers for. */
const attended = ['Webinar', 'Vidya Open House', 'Journal Clubs', 'Events'];

test('[PERM-02] each section of what is read is in the table', () => {
  expect(table.map(([section]) => section).toSorted()).toEqual(
    [
      ...new Set([...memberTypes.map((type) => sectionOfType[type]), 'Contribution Images', 'Contribution Cases']),
    ].toSorted(),
  );
});

test.each(table)(
  '[PERM-02] [NAV-09] a role with %s alone sees its rows and its tile, and no other',
  async (section, rows, tile) => {
    altered(lookUpUser, () => ({
      roleId: { _id: 'one', name: `${section} alone`, permissions: [{ section, read: true }] },
    }));
    await openPage('/doctor/dashboard');
    const side = within(await screen.findByRole('navigation', { name: 'Doctor area' }));
    const titles = side.getAllByRole('link').map((link) => link.getAttribute('title'));
    expect(titles).toEqual([...always, ...(attended.includes(section) ? ['My calendar'] : []), ...rows]);
    const tiles = within(await screen.findByRole('region', { name: 'HCP resources' }));
    const shown = (await tiles.findAllByRole('list')).flatMap((list) => within(list).queryAllByRole('listitem'));
    expect(shown.map(({ textContent }) => textContent?.replace(/^[\d,]+ /, ''))).toEqual(tile ? [tile] : []);
  },
);

test('[PERM-02] [NAV-08] the shell’s menu has My calendar for whom the area has it: who may come to meetings', () => {
  const row = described.menu.find(({ path }) => path === '/doctor/calendar');
  expect([row?.section, ...(row?.alsoIn ?? [])].toSorted()).toEqual(attended.toSorted());
});

test('[PERM-02] [UX-04] of a search only the kinds that the server found are offered', async () => {
  const hit = { slug: 'a', title: 'A', titleSegments: [{ text: 'A', hit: true }], excerpt: [], place: null };
  answer(searchAll, 200, 'SUCCESS', {
    items: [{ ...hit, kind: 'magzter', _id: 'a' }],
    ...{ total: 1, page: 1, dataPerPage: 20, counts: [{ kind: 'magzter', count: 1 }] },
  });
  await openPage('/doctor/search?q=acne');
  expect(await screen.findByRole('list', { name: 'Search' })).toBeVisible();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Magzter1']);
});
