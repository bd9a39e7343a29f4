/** What a field of a list's address is about. Another filter or order begins again at the first page. */
export type FieldRole = 'filter' | 'sort' | 'page' | 'view' | 'opened';

/** One field of a list's address: how it is read and written. Nothing an address may hold makes it throw. */
export interface Field<Value, Usual extends Value = Value, Role extends FieldRole = FieldRole> {
  role: Role;
  /** What an address says that does not name the field, or names what is no value of it; it is never written. */
  usual: Usual;
  /** Nothing for a text that is no value. */
  read(text: string): Value | undefined;
  write(value: Value): string;
}

const tidy = (text: string, max: number) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trimEnd();

const textField = <Usual extends string | null, Role extends FieldRole>(role: Role, usual: Usual, max: number) => ({
  role,
  usual,
  read: (text: string): string | Usual => tidy(text, max) || usual,
  write: (value: string | Usual) => value ?? '',
});

/**
 * Words to search for, without control characters.
 * @param max characters kept, 100 as the server takes them.
 */
export const text = (max = 100) => textField('filter', '', max);

/** The record that is open beside the list, by its id. */
export const opened = () => textField('opened', null, 100);

const choice = <Role extends FieldRole, First extends string, Rest extends string>(
  role: Role,
  options: readonly [First, ...Rest[]],
) => ({
  role,
  usual: options[0],
  options,
  read: (given: string): First | Rest | undefined => options.find((option) => option === given),
  write: (value: First | Rest): string => value,
});

/** One of several; the first is the usual one, for which nothing is asked. */
export const oneOf = <First extends string, Rest extends string>(...options: readonly [First, ...Rest[]]) =>
  choice('filter', options);

/** The order; the first is the server's own. */
export const sortedBy = <First extends string, Rest extends string>(...options: readonly [First, ...Rest[]]) =>
  choice('sort', options);

/** How the rows are shown, which the server need not know. */
export const shownAs = <First extends string, Rest extends string>(...options: readonly [First, ...Rest[]]) =>
  choice('view', options);

const none: readonly never[] = [];

/** Any of several, in the order of the options, each once. */
export const severalOf = <Option extends string>(options: readonly Option[]) => ({
  role: 'filter' as const,
  usual: none,
  read: (given: string): readonly Option[] => {
    const named = given.split(',');
    return options.filter((option) => named.includes(option));
  },
  write: (value: readonly Option[]): string => value.join(','),
});

/** The columns that are shown, by their keys; all of them where none is named. */
export const columns = <Key extends string>(...keys: readonly Key[]) => ({
  ...severalOf(keys),
  role: 'view' as const,
});

/** A whole number within its limits; none at first. */
export const number = ({ min, max }: { min: number; max: number }) => ({
  role: 'filter' as const,
  usual: null,
  read: (given: string): number | null | undefined => {
    const value = /^-?\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  write: (value: number | null): string => (value === null ? '' : String(value)),
});

/** A day as `2026-11-22`; none at first. */
export const date = () => ({
  role: 'filter' as const,
  usual: '' as const,
  read: (given: string): string | undefined => {
    const day = /^\d{4}-\d\d-\d\d$/.test(given) ? new Date(`${given}T00:00:00Z`) : new Date(Number.NaN);
    // A day that there is not, as 31 February, is another one or none.
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given) ? given : undefined;
  },
  write: (value: string): string => value,
});

/** The last page that any list may be asked for. */
const lastPage = 10_000;

/** The page, from 1; a number that is none of a page is the first. */
export const page = () => ({
  role: 'page' as const,
  usual: 1 as const,
  read: (given: string): number | undefined => {
    const value = /^\d{1,5}$/.test(given) ? Number(given) : 0;
    return value >= 1 && value <= lastPage ? value : undefined;
  },
  write: (value: number): string => String(value),
});
