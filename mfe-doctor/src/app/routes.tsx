import { paths } from '@tvacha/shared-core/paths';
import { Navigate } from '@tvacha/shared-core/router';
import { lazy, type ReactElement } from 'react';
import { routesOf } from '../kinds/kind-routes';
import { type ScreenKind, screenKinds } from '../kinds/screens';
import { AreaFrame } from './area-frame';
import { kindPage } from './kind-pages';

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page')).DashboardPage,
}));

const framed = (page: ReactElement) => <AreaFrame>{page}</AreaFrame>;

const routesOfKind = (name: ScreenKind) =>
  routesOf(name).map(({ path, page }) => {
    const Page = kindPage(page, name);
    // The reader takes the whole window.
    return { path, element: page === 'reader-page' ? <Page /> : framed(<Page />) };
  });

export const routes = [
  { path: '/doctor', element: <Navigate to={paths.doctorDashboard()} replace /> },
  { path: '/doctor/dashboard', element: framed(<DashboardPage />) },
  ...screenKinds.flatMap(routesOfKind),
];
