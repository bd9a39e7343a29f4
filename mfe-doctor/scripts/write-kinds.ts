import { readFileSync, writeFileSync } from 'node:fs';
import type { RemoteDescription } from '@tvacha/shared-contract/registry';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { kindMenu, kindRoutes } from '../src/kinds/kind-routes';

/** Writes the rows of the kinds into `remote.json`, beside those that the area has of its own. */
const file = new URL('../remote.json', import.meta.url);
const description: RemoteDescription = JSON.parse(readFileSync(file, 'utf8'));
const isOfKind = (path: string) => Object.values(kindPaths).some((known) => `${path}/`.startsWith(`${known}/`));
const routes = [...description.routes.filter(({ path }) => !isOfKind(path)), ...kindRoutes];
const [dashboard, ...rest] = description.menu.filter(({ count }) => count === undefined);
const menu = [...(dashboard ? [dashboard] : []), ...kindMenu, ...rest];
const text = JSON.stringify({ ...description, routes, menu }, null, 2);
// A title stands in one line, as people write it.
writeFileSync(file, `${text.replace(/\{\s+("en": "[^"]*"),\s+("hi": "[^"]*")\s+\}/g, '{ $1, $2 }')}\n`);
