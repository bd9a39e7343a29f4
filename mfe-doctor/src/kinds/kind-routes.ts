import { kinds } from '@tvacha/shared-contract/kinds';
import type { MenuRow, RemoteRoute } from '@tvacha/shared-contract/registry';
import { countKeys, kindPaths } from '@tvacha/shared-contract/vocabulary';
import { type ScreenKind, screenKinds, screenOf } from './screens';

const roles: RemoteRoute['roles'] = ['doctor', 'admin'];

/** The routes of one kind: its list, one record and, where its files open here, the reader. */
export function routesOf(name: ScreenKind) {
  const { section, title, one, type } = kinds[name];
  const { list, rowsPerPage, byAuthor, reader } = screenOf(name);
  const first: RemoteRoute['first'] = [{ operation: list, query: { dataPerPage: rowsPerPage } }];
  if (byAuthor) first.push({ operation: 'authors.list', query: { type } });
  const path = kindPaths[name];
  const all = { roles, section, kind: name };
  return [
    { path, title, ...all, page: 'resource-list-page', first },
    { path: `${path}/:id`, title: one, ...all, page: 'record-page' },
    ...(reader ? [{ path: `${path}/:id/read`, title: readerOf(one), ...all, page: 'reader-page' } as const] : []),
  ] as const;
}

const readerOf = ({ en, hi }: { en: string; hi: string }) => ({ en: `${en} reader`, hi: `${hi} पढ़ें` });

/** What the area's description says of its kinds. The code of a kind is announced with that of the page. */
export const kindRoutes: RemoteRoute[] = screenKinds.flatMap((name) =>
  routesOf(name).map(({ kind, ...route }) => ({ ...route, page: [route.page, kinds[kind].name] })),
);

/** A row of the resources menu for each of the twelve, which shows once its page is there (NAV-08). */
export const kindMenu: MenuRow[] = countKeys.map((count) => {
  const { title, icon, section } = kinds[count];
  const path = count === 'contribution' ? `${kindPaths[count]}?type=image` : kindPaths[count];
  return { menu: 'resources', title, path, icon, roles, section, count };
});
