import type {
  Area,
  FirstCall,
  MenuRow,
  Registry,
  Release,
  RemoteRoute,
  RemoteRow,
  Words,
} from '@tvacha/shared-contract/registry';

/** A registry as far as it can be used: rows that are not sound are left out, each by itself. */
export interface GuardedRegistry {
  seq: number;
  rows: Map<Area, RemoteRow>;
  /** Areas whose row is there but not sound, with the prefixes that they would have. */
  broken: Map<Area, string[]>;
}

type Late = NonNullable<Release['late']>[string];
type Bag = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isPath: Check = (value) => isText(value) && value.startsWith('/');
const optional =
  (is: Check): Check =>
  (value) =>
    value === undefined || is(value);
const listOf =
  <T>(is: Check) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(is);
const mapOf =
  (is: Check): Check =>
  (value) =>
    isBag(value) && Object.values(value).every(is);
/** Looks at each field that is named. */
const shape =
  <T>(fields: { [Name in keyof T]?: Check }) =>
  (value: unknown): value is T =>
    isBag(value) && Object.entries<Check>(fields as Record<string, Check>).every(([name, is]) => is(value[name]));

const isTexts = listOf<string>(isText);
const title = shape<Words>({ en: isText });
const roles = optional(isTexts);

const isRoute = shape<RemoteRoute>({
  path: isPath,
  title,
  roles,
  prerender: optional(isFlag),
  first: optional(listOf(shape<FirstCall>({ operation: isText, query: optional(isBag) }))),
});
const isMenuRow = shape<MenuRow>({ menu: isText, path: isPath, title, roles });
const isRelease = shape<Release>({
  version: isText,
  name: isText,
  entry: isText,
  server: optional(isText),
  core: isText,
  requires: optional(mapOf(isText)),
  integrity: mapOf(isText),
  preload: mapOf(isTexts),
  needs: optional(mapOf(isTexts)),
  late: optional(mapOf(shape<Late>({ files: isTexts, needs: isTexts }))),
  consumes: isTexts,
});
const isRow = shape<RemoteRow>({
  area: isText,
  name: optional(title),
  prefixes: (value) => listOf(isPath)(value) && value.length > 0,
  routes: listOf(isRoute),
  menu: listOf(isMenuRow),
  current: isRelease,
  previous: optional(isRelease),
  candidate: optional(isRelease),
});

/** Takes from a registry document what is sound. Nothing: it is no registry at all. */
export function guardRegistry(document: unknown): GuardedRegistry | undefined {
  if (!isBag(document) || typeof document.seq !== 'number' || !Array.isArray(document.remotes)) return undefined;
  const rows = new Map<Area, RemoteRow>();
  const broken = new Map<Area, string[]>();
  for (const row of document.remotes) {
    if (!isBag(row) || !isText(row.area) || rows.has(row.area)) continue;
    if (isRow(row)) rows.set(row.area, row);
    else broken.set(row.area, [`/${row.area}`, ...(isTexts(row.prefixes) ? row.prefixes : [])]);
  }
  return { seq: document.seq satisfies Registry['seq'], rows, broken };
}
