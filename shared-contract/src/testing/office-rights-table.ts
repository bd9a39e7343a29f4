import type { OperationId } from '../routes';
import type { Right } from './read-right';

/** The back office's part of the rights, from the requirements and never from the contract. */
export const officeRights = {
  // Dashboard (ADM-02).
  'admin.dashboard': 'staff, Dashboard: read',
  'admin.waiting': 'staff, any section: read',
  'admin.find': 'staff, any section: read',
  'admin.analytics': 'staff, Dashboard: read',
  'admin.logs.list': 'staff, Dashboard: approve',
  'admin.logs.verify': 'staff, Dashboard: approve',
  'admin.remotes': 'staff, Dashboard: read',

  // Messages that were not delivered: whoever verifies users sees where they are reached (SEC-42).
  'admin.outbox.list': 'staff, User Verification: read',
  'admin.outbox.retry': 'staff, User Verification: update',
  'admin.outbox.discard': 'staff, User Verification: delete',

  // User Verification (ADM-03); another's contacts, a new account and an export want a fresh proof (SEC-26).
  'admin.users.list': 'staff, User Verification: read',
  'admin.users.details': 'staff, User Verification: read',
  'admin.users.approve': 'staff, User Verification: approve',
  'admin.users.reject': 'staff, User Verification: approve',
  'admin.users.copy': 'staff, User Verification: approve',
  'admin.users.check': 'staff, User Verification: approve',
  'admin.users.update': 'staff, User Verification: update',
  'admin.users.contact': 'staff, User Verification: update, fresh proof',
  'admin.users.disable': 'staff, User Verification: update',
  'admin.users.enable': 'staff, User Verification: update',
  'admin.users.logout': 'staff, User Verification: update',
  'admin.users.welcome': 'staff, User Verification: update',
  'admin.users.export': 'staff, User Verification: update, fresh proof',
  'admin.users.admit': 'staff, User Verification: create, fresh proof',
  'admin.users.delete': 'staff, User Verification: delete',

  // The same for many at once: what one account wants; a run is seen and steered by who sees accounts (ADM-03).
  'admin.bulk.approve': 'staff, User Verification: approve',
  'admin.bulk.reject': 'staff, User Verification: approve',
  'admin.bulk.disable': 'staff, User Verification: update',
  'admin.bulk.enable': 'staff, User Verification: update',
  'admin.bulk.welcome': 'staff, User Verification: update',
  'admin.bulk.role': 'staff, User Roles: update, fresh proof',
  'admin.bulk.list': 'staff, User Verification: read',
  'admin.bulk.details': 'staff, User Verification: read',
  'admin.bulk.results': 'staff, User Verification: read',
  'admin.bulk.export': 'staff, User Verification: update, fresh proof',
  'admin.bulk.steer': 'staff, User Verification: read',

  // User Roles (ADM-04): whatever grants a role wants a fresh proof (SEC-26).
  'admin.users.create': 'staff, User Roles: create, fresh proof',
  'admin.users.factor': 'staff, User Roles: update, fresh proof',
  'admin.users.role': 'staff, User Roles: update, fresh proof',
  'admin.roles.list': 'staff, User Roles: read',
  'admin.roles.details': 'staff, User Roles: read',
  'admin.roles.create': 'staff, User Roles: create, fresh proof',
  'admin.roles.update': 'staff, User Roles: update, fresh proof',
  'admin.roles.delete': 'staff, User Roles: delete, fresh proof',

  // Invalid Customer Ids (ADM-04); to accept one is to create a code.
  'admin.invalid.list': 'staff, Invalid Customer Ids: read',
  'admin.invalid.resolve': 'staff, Invalid Customer Ids: update',
  'admin.invalid.accept': 'staff, Invalid Customer Ids: create',
  'admin.invalid.applicants': 'staff, Invalid Customer Ids: create',
  'admin.invalid.link': 'staff, Invalid Customer Ids: create',
  'admin.invalid.near': 'staff, Invalid Customer Ids: read',
  'admin.codes.list': 'staff, Invalid Customer Ids: read',
  'admin.codes.import': 'staff, Invalid Customer Ids: create',
  'admin.codes.withdraw': 'staff, Invalid Customer Ids: delete',

  // Publishers, and their authors (ADM-04).
  'admin.publishers.list': 'staff, Publishers: read',
  'admin.publishers.create': 'staff, Publishers: create',
  'admin.publishers.update': 'staff, Publishers: update',
  'admin.publishers.delete': 'staff, Publishers: delete',
  'admin.authors.list': 'staff, Publishers: read',
  'admin.authors.create': 'staff, Publishers: create',
  'admin.authors.update': 'staff, Publishers: update',
  'admin.authors.delete': 'staff, Publishers: delete',

  // Content Approval (ADM-04): what is shown, and what is taken away, is decided by whoever approves.
  'admin.contents.list': 'staff, Content Approval: read',
  'admin.contents.details': 'staff, Content Approval: read',
  'admin.contents.create': 'staff, Content Approval: create',
  'admin.contents.update': 'staff, Content Approval: update',
  'admin.contents.files': 'staff, Content Approval: update',
  'admin.contents.film': 'staff, Content Approval: update',
  'admin.contents.filmparts': 'staff, Content Approval: update',
  'admin.contents.submit': 'staff, Content Approval: update',
  'admin.contents.approve': 'staff, Content Approval: approve',
  'admin.contents.reject': 'staff, Content Approval: approve',
  'admin.contents.unpublish': 'staff, Content Approval: approve',
  'admin.contents.delete': 'staff, Content Approval: delete',
  'admin.certificates.revoke': 'staff, Content Approval: approve',
  'admin.contributions.list': 'staff, Content Approval: read',
  'admin.contributions.details': 'staff, Content Approval: read',
  'admin.contributions.approve': 'staff, Content Approval: approve',
  'admin.contributions.return': 'staff, Content Approval: approve',
  'admin.contributions.reject': 'staff, Content Approval: approve',
  'admin.contributions.unpublish': 'staff, Content Approval: approve',
  'admin.questions.list': 'staff, Content Approval: read',
  'admin.questions.hide': 'staff, Content Approval: approve',
  'admin.answers.list': 'staff, Content Approval: read',
  'admin.answers.hide': 'staff, Content Approval: approve',
  'admin.posts.details': 'staff, Content Approval: read',
  'admin.posts.clear': 'staff, Content Approval: approve',

  // Site Map (NAV-13, ADM-04).
  'admin.sitemap.list': 'staff, Site Map: read',
  'admin.sitemap.create': 'staff, Site Map: create',
  'admin.sitemap.update': 'staff, Site Map: update',
  'admin.sitemap.reorder': 'staff, Site Map: update',
  'admin.sitemap.delete': 'staff, Site Map: delete',

  // Chats, and what came by the contact form (ADM-04).
  'admin.chats.list': 'staff, Chats: read',
  'admin.chats.messages': 'staff, Chats: read',
  'admin.chats.seen': 'staff, Chats: update',
  'admin.chats.answer': 'staff, Chats: create',
  'admin.chats.presence': 'staff, Chats: read',
  'admin.chats.note': 'staff, Chats: create',
  'admin.chats.staff': 'staff, Chats: update',
  'admin.chats.assign': 'staff, Chats: update',
  'admin.chats.close': 'staff, Chats: update',
  'admin.canned.list': 'staff, Chats: read',
  'admin.canned.create': 'staff, Chats: create',
  'admin.canned.update': 'staff, Chats: update',
  'admin.canned.delete': 'staff, Chats: delete',
  'admin.messages.list': 'staff, Chats: read',
  'admin.messages.handle': 'staff, Chats: update',
  'admin.messages.answer': 'staff, Chats: create',

  // Saved views of lists: each asks for the right to its list as well (ADM-01).
  'admin.views.list': 'staff, any section: read',
  'admin.views.create': 'staff, any section: read',
  'admin.views.update': 'staff, any section: read',
  'admin.views.delete': 'staff, any section: read',
  'admin.views.prefer': 'staff, any section: read',
} satisfies Partial<Record<OperationId, Right>>;
