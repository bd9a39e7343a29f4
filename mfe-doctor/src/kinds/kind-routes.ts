import { kinds } from '@tvacha/shared-contract/kinds';
import type { FirstCall, MenuRow } from '@tvacha/shared-contract/registry';
import { countKeys, kindPaths } from '@tvacha/shared-contract/vocabulary';
import type { RouteConfig } from '@tvacha/shared-core/remote';
import { facetsQuery } from './filters/filter-fields';
import { usualRequest } from './kind-list';
import { type KindPage, kindPage } from './kind-page';
import { kindRows, listPaths } from './kind-rows';
import { type ScreenKind, screenKinds, screenOf } from './screens';

/** The pages that all kinds have in common. */
interface KindPages {
  list: KindPage;
  record: KindPage;
  reader: KindPage;
}

/** What a list asks for as it opens. */
function firstOf(name: ScreenKind): FirstCall[] {
  const asked = usualRequest(name);
  return [
    { operation: screenOf(name).list.id, query: { ...asked } },
    // Nothing of it is optional any more: the list is not narrowed.
    { operation: 'contents.facets', query: facetsQuery(kindRows[name].type, asked) as FirstCall['query'] },
  ];
}

const readerOf = ({ en, hi }: { en: string; hi: string }) => ({ en: `${en} reader`, hi: `${hi} पढ़ें` });

/** The routes of one kind: its list, one record and, where its files open here, the reader in the whole window. */
function routesOf(name: ScreenKind, pages: KindPages): RouteConfig[] {
  const { section, title, one } = kindRows[name];
  const path = listPaths[name];
  const list = { path, title, section, page: kindPage(pages.list, name), first: firstOf(name) };
  const first: FirstCall[] = [{ operation: screenOf(name).details.id, query: { id: ':id' } }];
  const record = { path: `${path}/:id`, title: one, section, page: kindPage(pages.record, name), first };
  if (!screenOf(name).reader) return [list, record];
  const page = kindPage(pages.reader, name);
  const read: FirstCall[] = [...first, { operation: 'reading.list', query: { contentId: ':id' } }];
  const reader = { path: `${path}/:id/read`, title: readerOf(one), section, page, late: ['opened-file'], bare: true };
  return [list, record, { ...reader, first: read }];
}

/** The routes of all kinds that have screens here. */
export const kindRoutes = (pages: KindPages): RouteConfig[] => screenKinds.flatMap((name) => routesOf(name, pages));

/** A row of the resources menu for each of the twelve, which shows once its page is there (NAV-08). */
export const kindMenu: MenuRow[] = countKeys.map((count) => {
  const { title, icon, section, ...row } = kinds[count];
  const also = 'alsoIn' in row ? { alsoIn: [...row.alsoIn] } : {};
  const path = count === 'contribution' ? `${kindPaths[count]}?type=image` : kindPaths[count];
  return { menu: 'resources', title, path, icon, section, ...also, count };
});
