/**
 * The twelve kinds of resource by the key of their count (NAV-09), in the order of the menu, and where each is listed
 * (NAV-03). All else about a kind is in `kinds.ts`: this much is in the first load of every page.
 */
export const kindPaths = {
  ebooks: '/doctor/ebook',
  ejournals: '/doctor/ejournals',
  proGuides: '/doctor/proguidevideos',
  dermatologytimes: '/doctor/dermatologytimes',
  webinars: '/doctor/webinars',
  courses: '/doctor/courses',
  quizzes: '/doctor/quizzes',
  contribution: '/doctor/contributionlist',
  polls: '/doctor/polls',
  magzter: '/doctor/magzter',
  vidyaOpenHouses: '/doctor/vidyaopenhouse',
  journalClubs: '/doctor/journalclubs',
} as const;
export type CountKey = keyof typeof kindPaths;
export const countKeys = Object.keys(kindPaths) as CountKey[];
