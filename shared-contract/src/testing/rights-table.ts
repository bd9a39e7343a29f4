import type { OperationId } from '../routes';
import type { Right } from './read-right';

const attended = 'member, Events or Journal Clubs or Vidya Open House or Webinar: read';
const anyResource =
  'member, Courses or Dermatology Times or Ebooks or Ejournals or Events or Journal Clubs or Magzter or Polls or Pro Guide Videos or Quizzes or Vidya Open House or Webinar: read';

/**
 * Who may call each operation, written down by hand a second time from the requirements, and never from the
 * contract: a slip in either place shows.
 */
export const rights: Record<OperationId, Right> = {
  // The server itself; entries of the site map are public (NAV-13).
  'system.health': 'anyone',
  'system.ip': 'anyone',
  'sitemap.list': 'anyone',
  'telemetry.remotes': 'anyone',

  // Getting in (AUTH-01 to AUTH-08); the second step of a login and a new password go by scoped tokens (SEC-15).
  'auth.login': 'anyone',
  'auth.verify': 'anyone',
  'auth.refresh': 'anyone',
  'auth.second-factor.verify': 'scoped token second-factor',
  'auth.second-factor.code': 'scoped token second-factor',
  'auth.second-factor.setup': 'scoped token second-factor',
  'auth.second-factor.confirm': 'scoped token second-factor',
  'auth.second-factor.passkey.begin': 'scoped token second-factor',
  'auth.second-factor.passkey': 'scoped token second-factor',
  'auth.password.forgot': 'anyone',
  'auth.password.reset': 'anyone, scoped token reset',
  'auth.password.create': 'signed in, scoped token registration',
  'auth.create': 'anyone',
  'auth.otp.verify': 'anyone',
  'auth.otp.resend': 'anyone',
  'auth.contact': 'signed in, scoped token correction or registration',
  'code.verify': 'anyone',
  'users.details': 'anyone',
  'demo.register': 'anyone',
  'demo.confirm': 'anyone',

  // One's own session and record (SEC-26, SEC-27, SEC-44); the papers step of a registration has no session yet (AUTH-02).
  'auth.logout': 'signed in',
  'auth.prove': 'signed in',
  'auth.prove.code': 'signed in',
  'auth.sessions.list': 'signed in',
  'auth.sessions.end': 'signed in',
  'auth.passkeys.list': 'signed in',
  'auth.passkeys.begin': 'signed in, fresh proof',
  'auth.passkeys.add': 'signed in, fresh proof',
  'auth.passkeys.remove': 'signed in, fresh proof',
  'auth.password.change': 'signed in',
  'auth.password.keep': 'signed in',
  'users.profile': 'signed in, scoped token registration',
  'users.update': 'signed in, scoped token registration',
  'users.contact': 'signed in, fresh proof since the login',
  'users.contact.confirm': 'signed in, fresh proof since the login',
  'users.consents': 'signed in',
  'users.consents.give': 'signed in',
  'users.consents.withdraw': 'signed in',
  'users.export': 'signed in, fresh proof',
  'users.erase': 'signed in, fresh proof',

  // For the public (NAV-01, PAT-01 to PAT-03), and what the header loads for everyone (SES-06, NAV-09).
  'articles.list': 'anyone',
  'articles.details': 'anyone',
  'categories.list': 'anyone',
  'contact.send': 'anyone',
  'dashboard.counts': 'anyone',
  'dermalive.list': 'anyone',
  'doctors.list': 'anyone',
  'doctors.facets': 'anyone',
  'doctors.details': 'anyone',
  'masterdata.list': 'anyone',
  'search.list': 'anyone',
  'doctors.suggest': 'anyone',
  'search.suggest': 'anyone',
  'specialities.list': 'anyone',

  // What doctors read, watch and attend (DOC-01, DOC-02, DOC-08).
  'ebooks.list': 'member, Ebooks: read',
  'ebooks.details': 'member, Ebooks: read',
  'ejournals.list': 'member, Ejournals: read',
  'ejournals.details': 'member, Ejournals: read',
  'proguides.list': 'member, Pro Guide Videos: read',
  'proguides.details': 'member, Pro Guide Videos: read',
  'dermatologytimes.list': 'member, Dermatology Times: read',
  'dermatologytimes.details': 'member, Dermatology Times: read',
  'magzter.list': 'member, Magzter: read',
  'magzter.details': 'member, Magzter: read',
  'webinars.list': 'member, Webinar: read',
  'webinars.details': 'member, Webinar: read',
  'vidyaopenhouse.list': 'member, Vidya Open House: read',
  'vidyaopenhouse.details': 'member, Vidya Open House: read',
  'journalclubs.list': 'member, Journal Clubs: read',
  'journalclubs.details': 'member, Journal Clubs: read',
  'events.list': 'member, Events: read',
  'events.details': 'member, Events: read',
  'events.register': attended,
  'events.cancel': attended,
  'events.registrations': attended,
  'authors.list': anyResource,
  'publishers.list': anyResource,

  // What doctors take part in: whoever may read it may take part (DOC-03 to DOC-05).
  'quizzes.list': 'member, Quizzes: read',
  'quizzes.questions': 'member, Quizzes: read',
  'quizzes.submit': 'member, Quizzes: read',
  'quizzes.results': 'member, Quizzes: read',
  'polls.list': 'member, Polls: read',
  'polls.vote': 'member, Polls: read',
  'polls.results': 'member, Polls: read',
  'courses.list': 'member, Courses: read',
  'courses.details': 'member, Courses: read',
  'lessons.list': 'member, Courses: read',
  'lessons.details': 'member, Courses: read',
  'enrollments.list': 'member, Courses: read',
  'enrollments.create': 'member, Courses: read',
  'enrollments.details': 'member, Courses: read',
  'enrollments.progress': 'member, Courses: read',
  'enrollments.certificate': 'member, Courses: read',

  // What doctors write (DOC-06, DOC-07); a consent can always be taken back (SEC-44).
  'contributions.list': 'member, Contribution Cases or Contribution Images: read',
  'contributions.details': 'member, Contribution Cases or Contribution Images: read',
  'contributions.nocopyright': 'member, Contribution Cases or Contribution Images: read',
  'contributions.create': 'member, Contribution Cases or Contribution Images: create',
  'contributions.update': 'member, Contribution Cases or Contribution Images: update',
  'contributions.delete': 'member, Contribution Cases or Contribution Images: delete',
  'contributions.withdraw': 'signed in',
  'questions.list': 'member, Questions: read',
  'questions.details': 'member, Questions: read',
  'questions.create': 'member, Questions: create',
  'questions.update': 'member, Questions: update',
  'questions.delete': 'member, Questions: delete',
  'answers.create': 'member, Questions: create',
  'answers.update': 'member, Questions: update',
  'answers.delete': 'member, Questions: delete',
  'answers.accept': 'member, Questions: update',

  // A talk with the team, for doctors and patients alike (ADM-04).
  'chats.show': 'signed in',
  'chats.send': 'signed in',
  'chats.read': 'signed in',

  // Dashboard (ADM-02).
  'admin.dashboard': 'staff, Dashboard: read',
  'admin.analytics': 'staff, Dashboard: read',
  'admin.logs.list': 'staff, Dashboard: read',
  'admin.logs.verify': 'staff, Dashboard: read',
  'admin.remotes': 'staff, Dashboard: read',

  // Messages that were not delivered: whoever verifies users sees where they are reached (SEC-42).
  'admin.outbox.list': 'staff, User Verification: read',
  'admin.outbox.retry': 'staff, User Verification: update',
  'admin.outbox.discard': 'staff, User Verification: delete',

  // User Verification (ADM-03); another's contacts and an export want a fresh proof (SEC-26).
  'admin.users.list': 'staff, User Verification: read',
  'admin.users.details': 'staff, User Verification: read',
  'admin.users.approve': 'staff, User Verification: approve',
  'admin.users.reject': 'staff, User Verification: approve',
  'admin.users.update': 'staff, User Verification: update',
  'admin.users.contact': 'staff, User Verification: update, fresh proof',
  'admin.users.disable': 'staff, User Verification: update',
  'admin.users.enable': 'staff, User Verification: update',
  'admin.users.logout': 'staff, User Verification: update',
  'admin.users.welcome': 'staff, User Verification: update',
  'admin.users.export': 'staff, User Verification: update, fresh proof',
  'admin.users.delete': 'staff, User Verification: delete',

  // User Roles (ADM-04): whatever grants a role wants a fresh proof (SEC-26).
  'admin.users.create': 'staff, User Roles: create, fresh proof',
  'admin.users.factor': 'staff, User Roles: update, fresh proof',
  'admin.users.role': 'staff, User Roles: update, fresh proof',
  'admin.roles.list': 'staff, User Roles: read',
  'admin.roles.create': 'staff, User Roles: create, fresh proof',
  'admin.roles.update': 'staff, User Roles: update, fresh proof',
  'admin.roles.delete': 'staff, User Roles: delete, fresh proof',

  // Invalid Customer Ids (ADM-04); to accept one is to create a code.
  'admin.invalid.list': 'staff, Invalid Customer Ids: read',
  'admin.invalid.resolve': 'staff, Invalid Customer Ids: update',
  'admin.invalid.accept': 'staff, Invalid Customer Ids: create',
  'admin.codes.list': 'staff, Invalid Customer Ids: read',
  'admin.codes.import': 'staff, Invalid Customer Ids: create',

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
  'admin.contents.submit': 'staff, Content Approval: update',
  'admin.contents.approve': 'staff, Content Approval: approve',
  'admin.contents.reject': 'staff, Content Approval: approve',
  'admin.contents.unpublish': 'staff, Content Approval: approve',
  'admin.contents.delete': 'staff, Content Approval: delete',
  'admin.contributions.list': 'staff, Content Approval: read',
  'admin.contributions.details': 'staff, Content Approval: read',
  'admin.contributions.approve': 'staff, Content Approval: approve',
  'admin.contributions.reject': 'staff, Content Approval: approve',
  'admin.contributions.unpublish': 'staff, Content Approval: approve',
  'admin.questions.list': 'staff, Content Approval: read',
  'admin.questions.hide': 'staff, Content Approval: approve',
  'admin.answers.list': 'staff, Content Approval: read',
  'admin.answers.hide': 'staff, Content Approval: approve',

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
  'admin.chats.assign': 'staff, Chats: update',
  'admin.chats.close': 'staff, Chats: update',
  'admin.messages.list': 'staff, Chats: read',
  'admin.messages.handle': 'staff, Chats: update',
};
