import { first } from '@tvacha/shared-contract/remote-config';
import type { RemoteConfig } from '@tvacha/shared-core/remote';

export const remote = {
  area: 'sample',
  name: { en: 'sample area', hi: 'नया भाग' },
  prefixes: ['/sample'],
  routes: [
    {
      path: '/sample',
      page: () => import('./src/features/items/items-page').then(({ ItemsPage }) => ItemsPage),
      title: { en: 'Sample', hi: 'नया भाग' },
      first: [first('specialities.list')],
    },
  ],
  menu: [{ menu: 'main', title: { en: 'Sample', hi: 'नया भाग' }, path: '/sample', icon: 'book-open' }],
} satisfies RemoteConfig;
