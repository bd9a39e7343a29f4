import type { Role } from './roles';
import { type AdminSection, adminSections, type Flag, type ReadingSection, type Section } from './sections';

/** One row of a role's permission list: a section and the flags granted on it. */
export type PermissionEntry = { section: Section } & Partial<Record<Flag, boolean>>;

/** The part of a user that decides what they may do. */
export interface Subject {
  role: Role;
  /** A role definition, present for users whom an admin gave one. */
  roleId?: { permissions: readonly PermissionEntry[] } | null;
  /** `universal` users belong to every speciality and hold no section grants. */
  type?: string | null;
}

const grants = (list: readonly PermissionEntry[] | undefined, section: Section, flag: Flag): boolean =>
  list?.some((entry) => entry.section === section && entry[flag] === true) ?? false;

/**
 * Whether a back-office action is allowed.
 * @param override replaces the role's own permission list where given.
 * Source: PERM-01.
 */
export function canAdmin(
  subject: Subject,
  section: AdminSection,
  flag: Flag,
  override?: readonly PermissionEntry[],
): boolean {
  if (subject.role === 'admin') return true;
  return grants(override ?? subject.roleId?.permissions, section, flag);
}

/**
 * Whether a member may use a reading section.
 * Source: PERM-02.
 */
export function canRead(subject: Subject, section: ReadingSection, flag: Flag): boolean {
  if (subject.role === 'admin') return true;
  if (!subject.roleId) return true;
  if (subject.type === 'universal') return false;
  return grants(subject.roleId.permissions, section, flag);
}

const isAdminSection = (section: Section): section is AdminSection =>
  (adminSections as readonly Section[]).includes(section);

/** Whether a section may be opened at all: its flag `read`, in the back office or among the reading sections. */
export function mayRead(subject: Subject, section: Section): boolean {
  return isAdminSection(section)
    ? canAdmin(subject, section, 'read')
    : canRead(subject, section satisfies ReadingSection, 'read');
}

/** What is kept for readers of its section, or of another one that leads to it too; without a section it is for all. */
export interface Sectioned {
  section?: Section;
  alsoIn?: readonly Section[];
}

/** Whether any of the sections that something is kept for may be read. */
export const mayOpen = (subject: Subject, { section, alsoIn = [] }: Sectioned): boolean =>
  !section || [section, ...alsoIn].some((one) => mayRead(subject, one));
