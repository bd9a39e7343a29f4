import type { Language } from './languages';
import type { Role } from './roles';
import type { OperationId, Route } from './routes';
import type { Section } from './sections';

/** The name of what is deployed on its own, such as `doctor`. Which there are the registry alone knows. */
export type Area = string;

/** Words by language; `en` is always there. */
export type Words = { en: string } & Partial<Record<Language, string>>;

/**
 * A call that a page makes at once. A value `:name` of its query is that part of the address. A team writes its operation's id; who publishes the release writes beside it where
 * it goes and who may make it, as a shell may be older than the operation. Without that nothing is prefetched.
 */
export type FirstCall = { operation: OperationId; query?: Record<string, string | number> } & (
  | Route
  | { [Field in keyof Route]?: never }
);

export interface RemoteRoute {
  /** A path pattern, with `:name` for a part that varies. */
  path: string;
  title: Words;
  /** Who may open it; a visitor without one of these roles is sent to log in. Absent: everyone. */
  roles?: Role[];
  section?: Section;
  /** File names, without endings, of the lazily imported modules that show it: their files are then preloaded. */
  page?: string | string[];
  /** Names of modules that the page imports as soon as it runs: their files are fetched behind everything else. */
  late?: string[];
  /** Open to everyone, and drawn on the server too: it comes as HTML that can be read before any script runs. */
  prerender?: boolean;
  /**
   * What that page asks for at once, asked while its code is on its way: where its address has no query, and else what
   * is of its path alone.
   */
  first?: FirstCall[];
}

export interface MenuRow {
  menu: 'main' | 'account' | 'resources' | 'admin';
  title: Words;
  path: string;
  icon?: string;
  roles?: Role[];
  section?: Section;
  /** `read` on any of these shows it as well. */
  alsoIn?: Section[];
  /** Key of the count shown beside it (NAV-09). */
  count?: string;
}

/** All that the shell must know before the remote's code is there: the build writes it from `remote.config.ts`. */
export interface RemoteDescription {
  area: Area;
  /** What people are told it is called, such as `doctor area`. */
  name?: Words;
  prefixes: string[];
  routes: RemoteRoute[];
  menu: MenuRow[];
}

/** One immutable release of a remote. */
export interface Release {
  version: string;
  /** Global and unique name, for instance `doctor__2_1_0`. */
  name: string;
  /** URL of the entry script. */
  entry: string;
  /** URL of the file that draws its pages on the server, where it has any. */
  server?: string;
  /** Range of @tvacha/shared-core that it needs. */
  core: string;
  /**
   * Range of each shared package that it needs, by what it uses of it; releases of an earlier time name the core alone.
   */
  requires?: Record<string, string>;
  /** sha384 by file URL, of every file of the release. */
  integrity: Record<string, string>;
  /** URLs of the scripts and styles its first screen needs besides the entry, by route path; `*` for all routes. */
  preload: Record<string, string[]>;
  /** Shared modules that its screens take from the shell, by route path; `*` for all routes. */
  needs?: Record<string, string[]>;
  /** Of modules that a page imports as soon as it runs, by route path: URLs, and shared modules that they take. */
  late?: Record<string, { files: string[]; needs: string[] }>;
  /** Every shared module that it takes from the shell. */
  consumes: string[];
}

export interface RemoteRow extends RemoteDescription {
  current: Release;
  previous?: Release;
  /** Shown to `share` percent of users. */
  candidate?: Release & { share: number };
}

/** The one mutable document of a deployment. */
export interface Registry {
  seq: number;
  remotes: RemoteRow[];
}

const segments = (path: string) => path.split('/').filter(Boolean);

/** Whether a path fits a pattern such as `/doctor/ebook/:id`. */
export function fits(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** What stands in an address for each `:name` of the pattern that it fits; undecoded where it cannot be decoded. */
export function pathParts(pattern: string, path: string): Record<string, string> {
  const decoded = (part: string) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  };
  const given = segments(path).map(decoded);
  const named = segments(pattern).flatMap((part, at) =>
    part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [],
  );
  return Object.fromEntries(named);
}

const holesOf = ({ path }: RemoteRoute) => path.split('/:').length;

type Claimed = Pick<RemoteDescription, 'prefixes' | 'routes'>;

/** Whether a path lies at or below one of the prefixes; `/` holds nothing. */
export const isWithin = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => prefix !== '/' && `${path}/`.startsWith(`${prefix}/`));

/**
 * The row and the route of a path. Who came first keeps what is theirs: no later row takes a page of it. In a row a
 * fixed part beats a `:name`, so that `/category/all` may stand beside `/category/:id`.
 */
export function matchRoute<Row extends Claimed>(
  rows: readonly Row[],
  path: string,
): { row: Row; route: RemoteRoute } | undefined {
  for (const row of rows) {
    const fitting = isWithin(row.prefixes, path) ? row.routes.filter((route) => fits(route.path, path)) : [];
    const [route] = fitting.sort((a, b) => holesOf(a) - holesOf(b));
    if (route) return { row, route };
  }
  return undefined;
}

/** Whose a path is by its longest prefix: `/admin/login` may belong to another area than `/admin`. */
export function ownerOf<Row extends Pick<Claimed, 'prefixes'>>(rows: readonly Row[], path: string): Row | undefined {
  const lengthIn = ({ prefixes }: Row) =>
    Math.max(0, ...prefixes.filter((prefix) => isWithin([prefix], path)).map(({ length }) => length));
  const [owner] = rows.filter((row) => lengthIn(row) > 0).sort((a, b) => lengthIn(b) - lengthIn(a));
  return owner;
}

/** Its name becomes part of a global's, of file names and of addresses. */
const isAreaName = (area: string) => /^[a-z][a-z0-9]*$/.test(area) && !(area in {});

/** Why a remote cannot stand beside those that came before it; nothing where it can. */
export function conflictOf(
  row: Claimed & { area: Area },
  others: readonly (Claimed & { area: Area })[],
): string | undefined {
  const { area } = row;
  if (!isAreaName(area) || others.some((one) => one.area === area)) return `"${area}" cannot name an area`;
  const rows = [...others, row];
  for (const one of rows)
    for (const path of [...one.prefixes, ...one.routes.map((route) => route.path)]) {
      const owner = ownerOf(rows, path);
      if (owner !== one) return `${area}: ${path} belongs to ${(one === row ? owner : one)?.area ?? 'nobody'}`;
    }
  return undefined;
}
