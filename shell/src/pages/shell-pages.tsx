import { LoadingState } from '@tvacha/shared-ui/states';
import { lazy, Suspense } from 'react';
import type { Page } from '../frame/page/find-page';
import { LogoutPage } from './logout-page';
import { NotFoundPage } from './not-found-page';

const HomePage = lazy(() =>
  import(/* webpackChunkName: "home" */ './home/home-page').then((module) => ({ default: module.HomePage })),
);

/** The pages that belong to no area. */
export function ShellPages({ page }: { page: Page }) {
  if (page.kind === 'none') return <NotFoundPage />;
  if (page.kind !== 'shell') return null;
  if (page.page === 'logout') return <LogoutPage />;
  return (
    <Suspense fallback={<LoadingState shape="page" />}>
      <HomePage />
    </Suspense>
  );
}
