import { isStaff, type Role } from './roles';
import type { Access } from './routes/access';
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

/**
 * Whether the rule of an operation lets somebody in, as far as role and flags decide it; a proof of who it is, a first
 * password and a demo’s limits are asked about apart. Who has no session is let in where it is public, and only there.
 * Source: PERM-01 to PERM-03.
 */
export function mayCall(subject: Subject, access: Access): boolean {
  const { role } = subject;
  const isMember = role === 'doctor' || isStaff(role);
  switch (access.kind) {
    case 'public':
      return true;
    case 'scopedToken':
    case 'session':
      return role !== 'all';
    case 'member':
      return isMember && canRead(subject, access.section, access.flag);
    case 'memberOfAny':
      return isMember && access.sections.some((section) => canRead(subject, section, access.flag));
    case 'staff':
      return isStaff(role) && canAdmin(subject, access.section, access.flag);
    case 'staffOfAny':
      return isStaff(role) && access.sections.some((section) => canAdmin(subject, section, access.flag));
    default:
      return false;
  }
}

/** What is kept for readers of its section, or of another one that leads to it too; without a section it is for all. */
export interface Sectioned {
  section?: Section;
  alsoIn?: readonly Section[];
}

/** Whether any of the sections that something is kept for may be read. */
export const mayOpen = (subject: Subject, { section, alsoIn = [] }: Sectioned): boolean =>
  !section || [section, ...alsoIn].some((one) => mayRead(subject, one));
