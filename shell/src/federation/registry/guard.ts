import {
  type Area,
  conflictOf,
  type MenuRow,
  type Registry,
  type Release,
  type RemoteRoute,
  type RemoteRow,
} from '@tvacha/shared-contract/registry';
import { reportFault } from '@tvacha/shared-core/faults';

/** A registry as far as it can be used: rows that are not sound are left out, each by itself. */
export interface GuardedRegistry {
  seq: number;
  rows: Map<Area, RemoteRow>;
  /** Areas whose row is there but not sound, with the prefixes that they would have. */
  broken: Map<Area, string[]>;
}

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown): value is string[] => isListOf(value, isText);
const isMapOf = <T>(value: unknown, is: (item: unknown) => item is T): value is Record<string, T> =>
  isBag(value) && Object.values(value).every(is);
const isOptional = (value: unknown, is: (item: unknown) => boolean) => value === undefined || is(value);
const isPath = (value: unknown): value is string => isText(value) && value.startsWith('/');
const isWords = (value: unknown) => isBag(value) && isText(value.en);

const isCall = (value: unknown) => isBag(value) && isText(value.operation) && isOptional(value.query, isBag);

function isRoute(value: unknown): value is RemoteRoute {
  return (
    isBag(value) &&
    isPath(value.path) &&
    isWords(value.title) &&
    isOptional(value.roles, isTexts) &&
    isOptional(value.prerender, isFlag) &&
    isOptional(value.first, (calls) => Array.isArray(calls) && calls.every(isCall))
  );
}

function isMenuRow(value: unknown): value is MenuRow {
  return (
    isBag(value) && isText(value.menu) && isPath(value.path) && isWords(value.title) && isOptional(value.roles, isTexts)
  );
}

function isRelease(value: unknown): value is Release {
  return (
    isBag(value) &&
    isText(value.version) &&
    isText(value.name) &&
    isText(value.entry) &&
    isOptional(value.server, isText) &&
    isText(value.core) &&
    isMapOf(value.integrity, isText) &&
    isMapOf(value.preload, isTexts) &&
    isOptional(value.needs, (needs) => isMapOf(needs, isTexts)) &&
    isTexts(value.consumes)
  );
}

function isRow(value: unknown): value is RemoteRow {
  return (
    isBag(value) &&
    isText(value.area) &&
    isListOf(value.prefixes, isPath) &&
    value.prefixes.length > 0 &&
    isListOf(value.routes, isRoute) &&
    isListOf(value.menu, isMenuRow) &&
    isRelease(value.current) &&
    isOptional(value.previous, isRelease) &&
    isOptional(value.candidate, isRelease)
  );
}

/** Takes from a registry document what is sound. Nothing: it is no registry at all. */
export function guardRegistry(document: unknown): GuardedRegistry | undefined {
  if (!isBag(document) || typeof document.seq !== 'number' || !Array.isArray(document.remotes)) return undefined;
  const rows = new Map<Area, RemoteRow>();
  const broken = new Map<Area, string[]>();
  for (const row of document.remotes satisfies unknown[] as unknown[]) {
    if (!isBag(row) || !isText(row.area)) continue;
    const { area, prefixes } = row;
    const conflict = isRow(row) && conflictOf(row, [...rows.values()]);
    if (conflict) reportFault({ where: 'registry', error: new Error(conflict) });
    if (isRow(row) && !conflict) rows.set(area, row);
    else broken.set(area, [`/${area}`, ...(isTexts(prefixes) ? prefixes : [])]);
  }
  return { seq: document.seq satisfies Registry['seq'], rows, broken };
}
