import { paths } from '@tvacha/shared-core/paths';
import { Navigate } from '@tvacha/shared-core/router';
import { lazy } from 'react';
import { AreaFrame } from './area-frame';

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page')).DashboardPage,
}));
const ResourceListPage = lazy(async () => ({
  default: (await import('../features/resources/resource-list-page')).ResourceListPage,
}));
const EbookPage = lazy(async () => ({ default: (await import('../features/ebook/ebook-page')).EbookPage }));
const ReaderPage = lazy(async () => ({ default: (await import('../features/reader/reader-page')).ReaderPage }));

export const routes = [
  { path: '/doctor', element: <Navigate to={paths.doctorDashboard()} replace /> },
  {
    path: '/doctor/dashboard',
    element: (
      <AreaFrame>
        <DashboardPage />
      </AreaFrame>
    ),
  },
  {
    path: '/doctor/ebook',
    element: (
      <AreaFrame>
        <ResourceListPage kind="ebooks" />
      </AreaFrame>
    ),
  },
  {
    path: '/doctor/ebook/:id',
    element: (
      <AreaFrame>
        <EbookPage />
      </AreaFrame>
    ),
  },
  {
    path: '/doctor/ebook/:id/read',
    element: <ReaderPage />,
  },
];
