import { kindsWith } from './kinds';
import type { ReadingSection } from './sections';

const typed = kindsWith('type');
/** Everything that is read, watched or attended is one of these. */
export type ContentType = (typeof typed)[number]['type'];
export const contentTypes = typed.map(({ type }) => type) as [ContentType, ...ContentType[]];

const alike = kindsWith('alike');
export type ContentKind = (typeof alike)[number]['name'];
type RowOf<Kind extends ContentKind> = Extract<(typeof alike)[number], { name: Kind }>;

/**
 * The kinds of content that are listed and shown alike, by the name of their operations. Shapes, verbs and examples
 * are made from this table, and each has its two operations in `routes/contents.ts`; ebooks, quizzes, polls and
 * patient articles have rules of their own.
 */
export const contentKinds = Object.fromEntries(alike.map((row) => [row.name, row])) as {
  readonly [Kind in ContentKind]: RowOf<Kind>;
};
/** The type of content that a kind lists. */
export type TypeOfKind<Kind extends ContentKind> = RowOf<Kind>['type'];
export type KindType = TypeOfKind<ContentKind>;

export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

const attended = kindsWith('attended');
/** What members come to at a given time, and register for. */
export type AttendedType = (typeof attended)[number]['type'];
export const attendedTypes = attended.map(({ type }) => type) as [AttendedType, ...AttendedType[]];

export const isAttended = (type: ContentType): type is AttendedType => attendedTypes.some((known) => known === type);

const filmed = kindsWith('filmed');
/** What there may be a film of. */
export type FilmedType = (typeof filmed)[number]['type'];
export const filmedTypes = filmed.map(({ type }) => type) as [FilmedType, ...FilmedType[]];

export const isFilmed = (type: ContentType): type is FilmedType => filmedTypes.some((known) => known === type);

type MemberRow = Extract<(typeof typed)[number], { section: ReadingSection }>;
export type MemberType = MemberRow['type'];

/** The section whose `read` a member needs for a type of content; patient articles are open to everyone. */
export const sectionOfType = Object.fromEntries(
  typed.flatMap((row) => ('section' in row ? [[row.type, row.section]] : [])),
) as { readonly [Type in MemberType]: Extract<MemberRow, { type: Type }>['section'] };
export const memberTypes = Object.keys(sectionOfType) as [MemberType, ...MemberType[]];
