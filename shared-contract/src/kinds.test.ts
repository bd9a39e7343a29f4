import { kinds, kindsWith } from './kinds';
import { routes } from './routes';
import { type SearchKind, searchKindTable } from './search-kinds';
import { kindPaths } from './vocabulary';

/** The kinds as the requirements name them, by hand: address, section, count, type, search and picture. */
const listed = [
  '/doctor/ebook | Ebooks | ebooks | ebook | ebooks | books',
  '/doctor/ejournals | Ejournals | ejournals | ejournal | ejournals | notebook',
  '/doctor/proguidevideos | Pro Guide Videos | proGuides | proguide | proguides | video',
  '/doctor/dermatologytimes | Dermatology Times | dermatologytimes | dermatologytimes | dermatologytimes | newspaper',
  '/doctor/webinars | Webinar | webinars | webinar | webinars | presentation',
  '/doctor/courses | Courses | courses | course | courses | graduation-cap',
  '/doctor/quizzes | Quizzes | quizzes | quiz | quizzes | exam',
  '/doctor/contributionlist | Contribution Images | contribution | no type | contributions | images',
  '/doctor/polls | Polls | polls | poll | polls | chart-bar',
  '/doctor/magzter | Magzter | magzter | magzter | magzter | book-open',
  '/doctor/vidyaopenhouse | Vidya Open House | vidyaOpenHouses | openhouse | vidyaopenhouse | lightbulb',
  '/doctor/journalclubs | Journal Clubs | journalClubs | journalclub | journalclubs | users-three',
];

test('[NAV-03] [NAV-09] each of the twelve kinds has its own address, section, count, type, name and picture', () => {
  const told = Object.entries(kindPaths).map(([count, path]) => {
    const { section, type, name, icon } = kinds[count as keyof typeof kinds];
    return [path, section, count, type ?? 'no type', name, icon].join(' | ');
  });
  expect(told).toEqual(listed);
});

test('[UX-04] the search finds articles and doctors first, then the kinds in their order, then what members write', () => {
  expect(Object.keys(searchKindTable)).toEqual([
    ...['articles', 'doctors', 'ebooks', 'ejournals', 'proguides', 'dermatologytimes', 'webinars', 'courses'],
    ...['quizzes', 'polls', 'magzter', 'vidyaopenhouse', 'journalclubs', 'events'],
    ...['questions', 'imageContributions', 'caseContributions'],
  ]);
});

test('[PERM-03] what is found of a kind is for those who may list it', () => {
  const open: SearchKind[] = ['articles'];
  for (const { name } of kindsWith('type')) {
    const { access } = routes[`${name}.list`];
    const section = 'section' in access ? [access.section] : undefined;
    expect([name, searchKindTable[name].sections]).toEqual([name, open.includes(name) ? undefined : section]);
  }
});
