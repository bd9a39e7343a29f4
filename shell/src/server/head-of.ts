import type { PageHead } from '@tvacha/shared-contract/prerender';
import type { Words } from '@tvacha/shared-contract/registry';
import type { Language } from '@tvacha/shared-core/i18n';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { matchPath } from '@tvacha/shared-core/router';
import type { PortalStore } from '@tvacha/shared-core/store';
import type { Page } from '../frame/page/find-page';
import { useT } from '../messages';

interface Prerendered {
  page: Page;
  remote?: RemoteServer;
  store: PortalStore;
  path: string;
  search: string;
  language: Language;
}

/** The head of a page that has been prerendered: its row says it, or the remote that drew it. */
export function headOf({ page, remote, store, path, search, language }: Prerendered): PageHead {
  const said = (words: Words) => words[language] ?? words.en;
  if (page.kind === 'shell') {
    const { title, description, path: canonical, page: name } = page.row;
    const data = name === 'home' ? portal(description && said(description)) : undefined;
    return { title: said(title), description: description && said(description), canonical, data };
  }
  if (page.kind !== 'remote') return { title: useT.translate('page.notFound'), canonical: path, status: 404 };
  const { path: pattern, title } = page.route;
  const head = remote?.heads[pattern]?.({
    state: store.getState(),
    params: matchPath(pattern, path)?.params ?? {},
    search: new URLSearchParams(search),
  });
  return head ?? { title: said(title), canonical: path };
}

const portal = (description?: string): PageHead['data'] => ({
  '@type': 'WebSite',
  name: 'Tvacha',
  description,
  publisher: { '@type': 'MedicalOrganization', name: 'Tvacha', medicalSpecialty: 'https://schema.org/Dermatology' },
});
