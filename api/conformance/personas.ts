import type { Access, TokenScope } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { adminSections, flags, type Section } from '@tvacha/shared-contract/sections';
import type { users } from '../src/db/schema';

/** Someone who calls, and what an access grants them; the role is the user's. */
export interface Persona {
  /** Address of a demo account that is taken where there is one: it has things of its own. */
  account?: string;
  user?: Partial<typeof users.$inferInsert>;
  /** Permissions of a role definition made for the operation, where the person has one. */
  permissions?: (access: Access) => PermissionEntry[];
  /** No session, but a proof that opens what this is the scope of. */
  scopedToken?: TokenScope;
  /** Whether this person is let in. */
  may: (access: Access) => boolean;
}

const isOpen = ({ kind }: Access) => kind === 'public';
const needsNoSection = ({ kind }: Access) => ['public', 'session', 'scopedToken'].includes(kind);
const isForLoggedIn = ({ kind }: Access) => kind !== 'onlyScopedToken';
const isForMembers = (access: Access) =>
  isForLoggedIn(access) && access.kind !== 'staff' && access.kind !== 'staffOfAny';

function sectionsOf(access: Access): readonly Section[] {
  if ('sections' in access) return access.sections;
  return access.kind === 'member' || access.kind === 'staff' ? [access.section] : [];
}

/** Nothing but what is asked for; where one of several sections will do, all of them, for the verb asks again. */
const exactly = (access: Access): PermissionEntry[] =>
  'flag' in access ? sectionsOf(access).map((section) => ({ section, [access.flag]: true })) : [];

/** Every flag on the section but the one, and the one on every other section of the back office. */
function allButThat(access: Access): PermissionEntry[] {
  if (!('flag' in access)) return [];
  const asked = sectionsOf(access);
  const others = adminSections.filter((section) => !asked.includes(section));
  return [
    ...asked.map((section) => ({
      section,
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      [access.flag]: false,
    })),
    ...others.map((section) => ({ section, [access.flag]: true })),
  ];
}

const holder = (scope: TokenScope, user: Persona['user'] = {}): Persona => ({
  user: { role: 'doctor', ...user },
  scopedToken: scope,
  may: (access) => isOpen(access) || ('scopes' in access && (access.scopes ?? []).includes(scope)),
});

const personas = {
  visitor: { may: isOpen },
  patient: { account: 'patient@tvacha.example', user: { role: 'patient' }, may: needsNoSection },
  'patient granted it': { user: { role: 'patient' }, permissions: exactly, may: needsNoSection },
  doctor: { account: 'ananya.rao@tvacha.example', user: { role: 'doctor' }, may: isForMembers },
  'doctor granted it': { user: { role: 'doctor' }, permissions: exactly, may: isForMembers },
  'doctor granted all else': { user: { role: 'doctor' }, permissions: allButThat, may: needsNoSection },
  'universal doctor granted it': {
    user: { role: 'doctor', type: 'universal' },
    permissions: exactly,
    may: needsNoSection,
  },
  admin: { account: 'admin@tvacha.example', user: { role: 'admin' }, may: isForLoggedIn },
  'subAdmin granted it': { user: { role: 'subAdmin' }, permissions: exactly, may: isForLoggedIn },
  'subAdmin granted all else': { user: { role: 'subAdmin' }, permissions: allButThat, may: needsNoSection },
  'subAdmin granted nothing': { user: { role: 'subAdmin' }, permissions: () => [], may: needsNoSection },
  'holder of a correction scoped token': holder('correction', {
    approval: 'pending',
    isComplete: false,
    phoneVerified: false,
    emailVerified: false,
  }),
  'holder of a registration scoped token': holder('registration'),
  'holder of a reset scoped token': holder('reset'),
  'holder of a second-factor scoped token': holder('second-factor'),
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
export const personaNames = Object.keys(personas) as PersonaName[];
export const personaOf = (name: PersonaName): Persona => personas[name];

/** How a person is turned away: the sessionless must log in first, the others may not do this at all. */
export const refusalFor = ({ user, scopedToken }: Persona): { status: number; code: string } =>
  user && !scopedToken ? { status: 403, code: 'FORBIDDEN' } : { status: 401, code: 'SESSION_EXPIRED' };
