import type { Field } from './fields';

export type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<One> = One extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never;

/** All that an address says of a list; everything that its screen shows follows from it. */
export type Address<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };
/** Fields of one role, such as the filters. */
export type NamesOf<F extends Fields, Role> = {
  [Name in keyof F]: F[Name]['role'] extends Role ? Name : never;
}[keyof F] &
  string;

/** What the server is asked: filters and order where they are not the usual ones, the page of a paged list. */
export type Request<F extends Fields> = {
  [Name in NamesOf<F, 'filter' | 'sort'>]?: Exclude<ValueOf<F[Name]>, F[Name]['usual']>;
} & { [Name in NamesOf<F, 'page'>]: number } & { dataPerPage: number };

export interface ListDescription<F extends Fields, Place extends readonly unknown[], Asked> {
  /** Where the list is, its place among others given where it has one; may have a query of its own. */
  path: (...place: Place) => string;
  /** In the order in which they are written. */
  fields: F;
  /** Rows of a page, and of a call. */
  rowsPerPage: number;
  /** Puts right what no field can see by itself, such as a PIN code given for a city. */
  tidy?: (address: Address<F>) => Address<F>;
  /** Where the server's names differ from the address's, or its place narrows the list. */
  toRequest?: (request: Request<F>, ...place: Place) => Asked;
}

export type List<F extends Fields, Place extends readonly unknown[] = [], Asked = Request<F>> = ReturnType<
  typeof defineList<F, Place, Asked>
>;

/**
 * A list's address, links and requests from one description. What an address holds that is unknown is left out, what
 * is no value of its field becomes the usual one, and of a field that it names twice the first counts.
 */
export function defineList<F extends Fields, Place extends readonly unknown[] = [], Asked = Request<F>>({
  path,
  fields,
  rowsPerPage,
  tidy = (address) => address,
  toRequest,
}: ListDescription<F, Place, Asked>) {
  type Known = Address<F>;
  const names: readonly (keyof F & string)[] = Object.keys(fields);
  const fieldOf = (name: keyof F & string): Field<unknown> => fields[name] as Field<unknown>;
  const having = (...roles: string[]) => names.filter((name) => roles.includes(fieldOf(name).role));
  const pick = (of: readonly string[], value: (name: string) => unknown) =>
    Object.fromEntries(of.map((name) => [name, value(name)])) as Partial<Known>;
  const isUsual = (name: string, value: unknown) =>
    fieldOf(name).write(value) === fieldOf(name).write(fieldOf(name).usual);
  const usualOf = (of: readonly string[]) => pick(of, (name) => fieldOf(name).usual);
  const usual = usualOf(names) as Known;

  const read = (params: URLSearchParams): Known =>
    tidy(
      pick(names, (name) => {
        const given = params.get(name);
        return (given === null ? undefined : fieldOf(name).read(given)) ?? fieldOf(name).usual;
      }) as Known,
    );

  /** The shortest query that says the same. */
  const write = (address: Partial<Known>): Record<string, string> =>
    Object.fromEntries(
      names.flatMap((name) =>
        address[name] === undefined || isUsual(name, address[name]) ? [] : [[name, fieldOf(name).write(address[name])]],
      ),
    );

  return {
    fields,
    rowsPerPage,
    /** The address without a query. */
    usual,
    read,
    write,
    hrefOf: (address: Partial<Known>, ...place: Place): string => {
      const start = path(...place);
      const query = new URLSearchParams(write(address)).toString();
      return query ? `${start}${start.includes('?') ? '&' : '?'}${query}` : start;
    },
    /** The address after a change: other filters or another order begin at the first page, with nothing open. */
    changed: (address: Known, change: Partial<Known>): Known => {
      const turns = having('page').some((name) => name in change);
      const begins = having('filter', 'sort').some((name) => name in change);
      return {
        ...address,
        ...(begins ? usualOf(having('page', 'opened')) : turns ? usualOf(having('opened')) : {}),
        ...change,
      };
    },
    /** The filters that narrow the list, in their order. */
    narrowing: (address: Known) =>
      having('filter').filter((name) => !isUsual(name, address[name])) as NamesOf<F, 'filter'>[],
    /** The change that takes every filter away. */
    noFilters: usualOf(having('filter')),
    /** What of an address makes a view that is kept: neither the page nor what is open. */
    viewOf: (address: Known): Record<string, string> =>
      write(pick(having('filter', 'sort', 'view'), (name) => address[name])),
    /** The fields of a view that was kept once which the list has no more, or of which it lacks the value. */
    lostOf: (view: Readonly<Record<string, string>>): string[] =>
      Object.entries(view).flatMap(([name, text]) => {
        const field = Object.hasOwn(fields, name) ? fieldOf(name) : undefined;
        const value = field?.read(text);
        return value === undefined || field?.write(value) !== text ? [name] : [];
      }),
    request: (address: Known, ...place: Place): Asked => {
      const narrowed = having('filter', 'sort').filter((name) => !isUsual(name, address[name]));
      const request = { ...pick([...narrowed, ...having('page')], (name) => address[name]), dataPerPage: rowsPerPage };
      return toRequest ? toRequest(request as Request<F>, ...place) : (request as Asked);
    },
  };
}
