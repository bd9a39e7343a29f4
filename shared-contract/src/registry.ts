import type { Language } from './languages';
import type { Role } from './roles';
import type { OperationId } from './routes';
import type { Section } from './sections';

/** The areas that are deployed on their own. */
export const areas = ['auth', 'doctor', 'patient', 'admin'] as const;
export type Area = (typeof areas)[number];

/** Words by language; `en` is always there. */
export type Words = { en: string } & Partial<Record<Language, string>>;

export interface RemoteRoute {
  /** A path pattern, with `:name` for a part that varies. */
  path: string;
  title: Words;
  /** Who may open it; a visitor without one of these roles is sent to log in. Absent: everyone. */
  roles?: Role[];
  section?: Section;
  /** File names, without endings, of the lazily imported modules that show it: their files are then preloaded. */
  page?: string | string[];
  /** Open to everyone, and drawn on the server too: it comes as HTML that can be read before any script runs. */
  prerender?: boolean;
  /** What that page asks for at once where its address has no query: asked while its code is on its way. */
  first?: { operation: OperationId; query?: Record<string, string | number> }[];
}

export interface MenuRow {
  menu: 'main' | 'account' | 'resources' | 'admin';
  title: Words;
  path: string;
  icon?: string;
  roles?: Role[];
  section?: Section;
  /** Key of the count shown beside it (NAV-09). */
  count?: string;
}

/** What a team writes beside its remote: all that the shell must know before the remote's code is there. */
export interface RemoteDescription {
  area: Area;
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
  /** sha384 by file URL, of every file of the release. */
  integrity: Record<string, string>;
  /** URLs of the scripts and styles its first screen needs besides the entry, by route path; `*` for all routes. */
  preload: Record<string, string[]>;
  /** Shared modules that its screens take from the shell, by route path; `*` for all routes. */
  needs?: Record<string, string[]>;
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
