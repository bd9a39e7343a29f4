import { memberOfAny, type Route, session } from './access';

const sections = ['Contribution Images', 'Contribution Cases'] as const;
const contributions = '/api/contributions';

/** Cases and images that members share. */
export const contributionsRoutes = {
  'contributions.list': { method: 'GET', path: contributions, access: memberOfAny(sections, 'read') },
  'contributions.details': {
    method: 'GET',
    path: `${contributions}/details/`,
    access: memberOfAny(sections, 'read'),
  },
  'contributions.nocopyright': {
    method: 'GET',
    path: `${contributions}/nocopyright`,
    access: memberOfAny(sections, 'read'),
  },
  'contributions.create': {
    method: 'POST',
    path: contributions,
    access: memberOfAny(sections, 'create'),
  },
  'contributions.update': { method: 'PUT', path: contributions, access: memberOfAny(sections, 'update') },
  'contributions.delete': {
    method: 'DELETE',
    path: contributions,
    access: memberOfAny(sections, 'delete'),
  },
  // Whoever gave a consent may always take it back, whatever else they may still do.
  'contributions.withdraw': { method: 'POST', path: `${contributions}/consent/withdraw`, access: session },
} as const satisfies Record<string, Route>;
