import { type Access, type Route, type TokenScope, tokenScopes } from '../routes/access';
import {
  type AdminSection,
  adminSections,
  type Flag,
  flags,
  type ReadingSection,
  readingSections,
  type Section,
} from '../sections';

type Fresh = '' | ', fresh proof' | ', fresh proof since the login';

const freshBy = { 'fresh proof': true, 'fresh proof since the login': 'again' } as const;

/** A right in words, as a row of the table has it. */
export type Right =
  | 'anyone'
  | `anyone, scoped token ${TokenScope}`
  | `scoped token ${TokenScope}`
  | `signed in${Fresh}`
  | `signed in, scoped token ${TokenScope}`
  | `signed in, scoped token ${TokenScope} or ${TokenScope}`
  | `member, ${string}: ${Flag}`
  | `staff, ${AdminSection}: ${Flag}${Fresh}`
  | `staff, any section: ${Flag}`;

/** What a right is made of, in the contract's terms. */
export type RightParts = Pick<Route, 'access' | 'fresh'>;

function wordOf<Word extends string>(words: readonly Word[], text: string | undefined): Word {
  const found = words.find((word) => word === text);
  if (!found) throw new Error(`"${text}" is none of ${words.join(', ')}`);
  return found;
}

const scopesIn = (text: string): TokenScope[] =>
  text
    .replace(/^scoped token /, '')
    .split(' or ')
    .map((scope) => wordOf(tokenScopes, scope));

function grantIn<One extends Section>(sections: readonly One[], text = ''): { sections: One[]; flag: Flag } {
  const [named = '', flag] = text.split(': ');
  return { sections: named.split(' or ').map((section) => wordOf(sections, section)), flag: wordOf(flags, flag) };
}

function memberAccess(text?: string): Access {
  const { sections, flag } = grantIn<ReadingSection>(readingSections, text);
  const [section] = sections;
  return sections.length === 1 && section ? { kind: 'member', section, flag } : { kind: 'memberOfAny', sections, flag };
}

function staffAccess(text = ''): Access {
  const any = 'any section: ';
  if (text.startsWith(any))
    return { kind: 'staffOfAny', sections: adminSections, flag: wordOf(flags, text.slice(any.length)) };
  const { sections, flag } = grantIn<AdminSection>(adminSections, text);
  return { kind: 'staff', section: wordOf(sections, sections[0]), flag };
}

function accessIn(who: string, rest?: string): Access {
  if (who === 'anyone') return rest ? { kind: 'public', scopes: scopesIn(rest) } : { kind: 'public' };
  if (who === 'signed in') return rest ? { kind: 'scopedToken', scopes: scopesIn(rest) } : { kind: 'session' };
  if (who === 'member') return memberAccess(rest);
  if (who === 'staff') return staffAccess(rest);
  return { kind: 'onlyScopedToken', scopes: scopesIn(who) };
}

/** A right in the contract's terms, so that checks of the server need not ask the contract. */
export function readRight(right: Right): RightParts {
  const parts = right.split(', ');
  const fresh = Object.entries(freshBy).find(([words]) => words === parts.at(-1))?.[1];
  const [who = '', rest] = fresh ? parts.slice(0, -1) : parts;
  return { access: accessIn(who, rest), ...(fresh ? { fresh } : {}) };
}

const either = (words: readonly string[]): string => [...words].sort().join(' or ');

function wordsOf(access: Access): string {
  if (access.kind === 'public') return access.scopes ? `anyone, scoped token ${either(access.scopes)}` : 'anyone';
  if (access.kind === 'session') return 'signed in';
  if (access.kind === 'scopedToken') return `signed in, scoped token ${either(access.scopes)}`;
  if (access.kind === 'onlyScopedToken') return `scoped token ${either(access.scopes)}`;
  if (access.kind === 'memberOfAny') return `member, ${either(access.sections)}: ${access.flag}`;
  if (access.kind === 'staffOfAny')
    return `staff, ${access.sections.length === adminSections.length ? 'any section' : either(access.sections)}: ${access.flag}`;
  return `${access.kind}, ${access.section}: ${access.flag}`;
}

/**
 * A right of the contract in the words of the table, where the names of a choice stand in the order of the alphabet.
 */
export const spellRight = ({ access, fresh }: RightParts): string =>
  `${wordsOf(access)}${fresh ? ', fresh proof' : ''}${fresh === 'again' ? ' since the login' : ''}`;
