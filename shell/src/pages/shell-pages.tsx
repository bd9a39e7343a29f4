import { LoadingState } from '@tvacha/shared-ui/states';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Page } from '../frame/page/find-page';
import { LogoutPage } from './logout-page';
import { NotFoundPage } from './not-found-page';

const late = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/** What draws each row of pages.json. A chunk of its own is named `page-` and the row's name. */
const screens: Readonly<Record<string, ComponentType>> = {
  home: late('HomePage', () => import(/* webpackChunkName: "page-home" */ './home/home-page')),
  logout: LogoutPage,
};

/** The pages that belong to no area. */
export function ShellPages({ page }: { page: Page }) {
  if (page.kind === 'none') return <NotFoundPage />;
  const Screen = page.kind === 'shell' ? screens[page.row.page] : undefined;
  return Screen ? (
    <Suspense fallback={<LoadingState shape="page" />}>
      <Screen />
    </Suspense>
  ) : null;
}
