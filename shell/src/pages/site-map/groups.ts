import { fixedSiteMap } from '@tvacha/shared-contract/site-map';

type Entry = (typeof fixedSiteMap)[number];

/** The fixed entries in their order (NAV-13), parted where what they are for changes. */
const parts = [
  { key: 'group.tvacha', until: 'Contact Us' },
  { key: 'group.join', until: 'Login' },
  { key: 'group.pages', until: 'Tvacha Magazine' },
] as const satisfies readonly { key: string; until: Entry['title'] }[];

const endOf = (title: Entry['title']) => fixedSiteMap.findIndex((entry) => entry.title === title) + 1;

export const fixedGroups = parts.map(({ key, until }, at) => {
  const before = parts[at - 1];
  return { key, entries: fixedSiteMap.slice(before ? endOf(before.until) : 0, endOf(until)) };
});
