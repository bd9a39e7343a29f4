import { member, memberOfAny, open, type Route, session } from './access';

const contributionSections = ['Contribution Images', 'Contribution Cases'] as const;
const contributions = '/api/contributions';
const questions = '/api/questions';

/** What members and visitors write: contributions, questions and answers, chats, messages to the team. */
export const communityRoutes = {
  'contributions.list': { method: 'GET', path: contributions, access: memberOfAny(contributionSections, 'read') },
  'contributions.details': {
    method: 'GET',
    path: `${contributions}/details/`,
    access: memberOfAny(contributionSections, 'read'),
  },
  'contributions.nocopyright': {
    method: 'GET',
    path: `${contributions}/nocopyright`,
    access: memberOfAny(contributionSections, 'read'),
  },
  'contributions.create': {
    method: 'POST',
    path: contributions,
    access: memberOfAny(contributionSections, 'create'),
  },
  'contributions.update': { method: 'PUT', path: contributions, access: memberOfAny(contributionSections, 'update') },
  'contributions.delete': {
    method: 'DELETE',
    path: contributions,
    access: memberOfAny(contributionSections, 'delete'),
  },
  // Whoever gave a consent may always take it back, whatever else they may still do.
  'contributions.withdraw': { method: 'POST', path: `${contributions}/consent/withdraw`, access: session },

  'questions.list': { method: 'GET', path: questions, access: member('Questions', 'read') },
  'questions.details': { method: 'GET', path: `${questions}/details/`, access: member('Questions', 'read') },
  'questions.create': { method: 'POST', path: questions, access: member('Questions', 'create') },
  'questions.update': { method: 'PUT', path: questions, access: member('Questions', 'update') },
  'questions.delete': { method: 'DELETE', path: questions, access: member('Questions', 'delete') },
  'answers.create': { method: 'POST', path: `${questions}/answers`, access: member('Questions', 'create') },
  'answers.update': { method: 'PUT', path: `${questions}/answers`, access: member('Questions', 'update') },
  'answers.delete': { method: 'DELETE', path: `${questions}/answers`, access: member('Questions', 'delete') },
  'answers.accept': { method: 'POST', path: `${questions}/answers/accept`, access: member('Questions', 'update') },

  'chats.show': { method: 'GET', path: '/api/chats', access: session },
  'chats.send': { method: 'POST', path: '/api/chats/messages', access: session },
  'chats.read': { method: 'POST', path: '/api/chats/read', access: session },

  'contact.send': { method: 'POST', path: '/api/contact', access: open },
} as const satisfies Record<string, Route>;
