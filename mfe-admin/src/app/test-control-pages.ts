import { type ControlPage, chooseRows, type Id } from './test-controls';

/** The records that the pages are opened at. */
export type Ids = Record<
  'role' | 'code' | 'question' | 'answer' | 'waiting' | 'verified' | 'disabled' | 'staff' | 'talk' | 'letter',
  string
>;
/** A run and a message that the test answers with itself. */
export const some = '0190a000-0000-7000-8000-000000000001';

/** Roles, customer codes, and posts that were reported. */
export const ofCodes = ({ role, code, question, answer: answered }: Ids): ControlPage[] => [
  {
    path: `/admin/content-approval/posts?id=${question}`,
    whole: [
      ['table', 'Questions and answers'],
      ['region', 'Its thread'],
    ],
    controls: {
      'admin.questions.list': ['table', 'Questions and answers'],
      'admin.questions.hide': ['button', 'Take down'],
    },
  },
  {
    path: `/admin/user-roles?id=${role}`,
    whole: [
      ['link', /^Empty/],
      ['table', 'What the role allows'],
    ],
    controls: {
      'admin.roles.list': ['link', /^Empty/],
      'admin.roles.details': ['table', 'What the role allows'],
      'admin.roles.create': ['link', 'New role'],
      'admin.roles.update': ['button', 'Save role'],
      'admin.roles.delete': ['button', 'Delete role'],
    },
  },
  {
    path: `/admin/invaliduser?id=${code}`,
    whole: [
      ['table', 'Invalid Customer Ids'],
      ['region', 'Real codes near to it'],
    ],
    controls: {
      'admin.invalid.list': ['table', 'Invalid Customer Ids'],
      'admin.invalid.near': ['region', 'Real codes near to it'],
      'admin.invalid.resolve': ['button', 'Settle'],
      'admin.invalid.accept': ['button', 'Make it a real code'],
      'admin.invalid.applicants': ['button', 'Link to an application'],
      'admin.invalid.link': ['button', 'Link to an application'],
    },
  },
  {
    path: '/admin/invaliduser/codes?state=unused',
    whole: [['table', 'Customer codes']],
    controls: {
      'admin.codes.list': ['table', 'Customer codes'],
      'admin.codes.import': ['button', 'Take in codes'],
      'admin.codes.withdraw': ['button', /^Withdraw TVD/],
    },
  },
  {
    path: `/admin/content-approval/posts?of=answer&id=${answered}`,
    whole: [
      ['table', 'Questions and answers'],
      ['region', 'Its thread'],
    ],
    controls: {
      'admin.answers.list': ['table', 'Questions and answers'],
      'admin.answers.hide': ['button', 'Take down'],
      'admin.posts.details': ['region', 'Its thread'],
      'admin.posts.clear': ['button', 'Keep it'],
    },
  },
];

/** One application, the accounts that can be managed, many at once, and what could not be delivered to them. */
export const ofAccounts = ({ waiting, verified, disabled, staff }: Ids): ControlPage[] => [
  {
    path: `/admin/userlist?state=pending&id=${waiting}`,
    whole: [
      ['table', 'Applications'],
      ['region', 'Account'],
      ['button', 'Next application'],
    ],
    controls: {
      'admin.users.list': ['table', 'Applications'],
      'admin.users.details': ['region', 'Account'],
      'admin.users.approve': ['button', 'Approve'],
      'admin.users.reject': ['button', 'Reject'],
      'admin.users.copy': ['button', 'Ask for a clearer copy'],
      'admin.users.check': ['checkbox', / is right$/],
      'admin.users.export': ['button', 'Download CSV'],
      'admin.users.admit': ['button', 'New account'],
      'admin.users.create': ['button', 'New account'],
    },
  },
  {
    path: `/admin/userlist?state=verified&id=${verified}`,
    whole: [['region', 'Account']],
    controls: {
      'admin.users.update': ['button', 'Edit record'],
      'admin.users.contact': ['button', 'Change contact'],
      'admin.users.welcome': ['button', 'Send welcome mail again'],
      'admin.users.logout': ['button', 'End session'],
      'admin.users.disable': ['button', 'Disable'],
      'admin.users.delete': ['button', 'Delete account'],
      'admin.users.role': ['button', 'Change role'],
      'admin.logs.list': ['button', 'Show history'],
    },
  },
  {
    path: `/admin/userlist?state=disabled&id=${disabled}`,
    whole: [['region', 'Account']],
    controls: { 'admin.users.enable': ['button', 'Enable'] },
  },
  {
    path: `/admin/userlist?role=staff&id=${staff}`,
    whole: [['region', 'Account']],
    controls: { 'admin.users.factor': ['button', 'Reset second factor'] },
  },
  {
    path: '/admin/userlist?state=pending',
    whole: [['table', 'Applications']],
    before: chooseRows,
    controls: {
      'admin.bulk.approve': ['button', 'Approve'],
      'admin.bulk.reject': ['button', 'Reject'],
      'admin.bulk.disable': ['button', 'Disable'],
      'admin.bulk.enable': ['button', 'Enable'],
      'admin.bulk.welcome': ['button', 'Send welcome mail'],
      'admin.bulk.role': ['button', 'Give a role'],
    },
  },
  {
    path: '/admin/messages',
    whole: [['table', 'Messages not delivered']],
    controls: {
      'admin.outbox.list': ['table', 'Messages not delivered'],
      'admin.outbox.retry': ['button', /^Try again to /],
      'admin.outbox.discard': ['button', /^Delete the message to /],
    },
  },
  {
    path: '/admin/userlist/runs',
    whole: [['heading', 'Actions on many']],
    controls: { 'admin.bulk.list': ['heading', 'Actions on many'] },
  },
  {
    path: `/admin/userlist/runs/${some}`,
    whole: [
      ['progressbar', 'Accounts settled'],
      ['table', 'What became of each account'],
    ],
    controls: {
      'admin.bulk.details': ['progressbar', 'Accounts settled'],
      'admin.bulk.results': ['table', 'What became of each account'],
      'admin.bulk.export': ['button', 'Save the results as CSV'],
    },
  },
];

/** Talks with members, what came by the contact form, and the audit log. */
export const ofTalks = ({ talk, letter }: Ids): ControlPage[] => [
  {
    path: `/admin/chat?id=${talk}`,
    whole: [
      ['list', 'Talks'],
      ['log', /^Talk with /],
    ],
    controls: {
      'admin.chats.list': ['list', 'Talks'],
      'admin.chats.messages': ['log', /^Talk with /],
      'admin.chats.seen': ['button', 'Mark as read'],
      'admin.chats.staff': ['combobox', 'Who looks after this talk'],
      'admin.chats.assign': ['combobox', 'Who looks after this talk'],
      'admin.chats.close': ['button', 'Close'],
      'admin.chats.answer': ['textbox', 'Your answer'],
      'admin.chats.note': ['radio', 'Note for staff'],
    },
  },
  {
    path: '/admin/chat/answers',
    whole: [['list', 'Canned answers']],
    controls: {
      'admin.canned.list': ['list', 'Canned answers'],
      'admin.canned.create': ['button', 'Add an answer'],
      'admin.canned.update': ['button', /^Edit /],
      'admin.canned.delete': ['button', /^Delete /],
    },
  },
  {
    path: `/admin/chat/messages?id=${letter}`,
    whole: [
      ['table', 'Contact messages'],
      ['button', 'Next message'],
    ],
    controls: {
      'admin.messages.list': ['table', 'Contact messages'],
      'admin.messages.answer': ['button', 'Send by mail'],
      'admin.messages.handle': ['button', 'Mark as handled'],
    },
  },
  {
    path: '/admin/dashboard',
    whole: [['link', 'Releases of the areas']],
    // The log itself says that it may not be opened; what leads there is not drawn.
    controls: { 'admin.logs.verify': ['link', 'Audit log'] },
  },
];

/** What no control stands for, and why. */
export const without: Partial<Record<Id, string>> = {
  'admin.chats.presence': 'told while somebody writes or looks',
  'admin.bulk.steer': 'wants the right of what the run does: run-page.test',
};
