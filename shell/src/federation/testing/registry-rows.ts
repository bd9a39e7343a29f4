import type { Area, Release, RemoteRow } from '@tvacha/shared-contract/registry';

export function aRelease(area: Area, version: string, given: Partial<Release> = {}): Release {
  const entry = `/remotes/${area}/${version}/remoteEntry.js`;
  return {
    version,
    name: `${area}__${version.replaceAll('.', '_')}`,
    entry,
    core: '^1.0.0',
    integrity: { [entry]: `sha384-of-${area}-${version}` },
    preload: { '*': [] },
    consumes: ['react'],
    ...given,
  };
}

export function aRow(area: Area, given: Partial<RemoteRow> = {}): RemoteRow {
  return {
    area,
    prefixes: [`/${area}`],
    routes: [{ path: `/${area}/home`, title: { en: area } }],
    menu: [],
    current: aRelease(area, '2.0.0'),
    ...given,
  };
}

/** A portal on which every release runs. */
export const anyPortal = { canRun: () => true, hasModule: () => true };
