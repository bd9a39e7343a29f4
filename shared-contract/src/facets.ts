import type { MemberType } from './content-kinds';
import { type KnownKind, kindsWith } from './kinds';

/** By what lists are narrowed beside words, each value with the number of records that it would leave. */
export const facetNames = ['speciality', 'person', 'level', 'when', 'state', 'year'] as const;
export type FacetName = (typeof facetNames)[number];

type Row = KnownKind & { people?: readonly unknown[]; levelled?: true; attended?: true; states?: readonly string[] };

const has: Record<FacetName, (row: Row) => boolean> = {
  speciality: () => true,
  person: ({ people = [] }) => people.length > 0,
  level: ({ levelled = false }) => levelled,
  when: ({ attended = false }) => attended,
  state: ({ states = [] }) => states.length > 0,
  year: () => true,
};

/** What the list of each type is narrowed by, from the table of kinds. */
export const facetsOfType = Object.fromEntries(
  kindsWith('type').map((row) => [row.type, facetNames.filter((name) => has[name](row))]),
) as unknown as Readonly<Record<MemberType, readonly FacetName[]>>;

/** How a record of a type may stand. */
export const statesOfType = (type: MemberType): readonly RecordState[] =>
  kindsWith('states').find((row) => row.type === type)?.states ?? [];

/** How a record of any kind may stand. */
export const recordStates = kindsWith('states').flatMap(({ states }): readonly RecordState[] => states);
export type RecordState = Extract<KnownKind, { states: readonly string[] }>['states'][number];
