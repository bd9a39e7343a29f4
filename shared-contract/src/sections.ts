/** What a permission may allow on a section. */
export const flags = ['read', 'create', 'update', 'delete', 'approve'] as const;
export type Flag = (typeof flags)[number];

/** Back-office sections, in the order of the admin tab bar. */
export const adminSections = [
  'Dashboard',
  'User Verification',
  'Invalid Customer Ids',
  'Chats',
  'Publishers',
  'Content Approval',
  'User Roles',
  'Site Map',
] as const;
export type AdminSection = (typeof adminSections)[number];

/** Sections of what members and the public read; menus and the footer ask for `read` on them. */
export const readingSections = [
  'Ebooks',
  'Ejournals',
  'Pro Guide Videos',
  'Dermatology Times',
  'Webinar',
  'Courses',
  'Quizzes',
  'Polls',
  'Magzter',
  'Vidya Open House',
  'Journal Clubs',
  'Events',
  'Contribution Images',
  'Contribution Cases',
  'Questions',
  'Derma Bytes',
  'Derma Graphics',
  'Hair & Skin',
  'Dermatology Facts',
  'Skin Solutions',
] as const;
export type ReadingSection = (typeof readingSections)[number];

export const sections = [...adminSections, ...readingSections] as const;
export type Section = AdminSection | ReadingSection;
