import { lazy } from 'react';

const CategoryPage = lazy(async () => ({ default: (await import('../features/category/category-page')).CategoryPage }));
const ArticlePage = lazy(async () => ({ default: (await import('../features/article/article-page')).ArticlePage }));
const FinderPage = lazy(async () => ({ default: (await import('../features/finder/finder-page')).FinderPage }));
const DoctorPage = lazy(async () => ({ default: (await import('../features/finder/doctor-page')).DoctorPage }));
const DermalivePage = lazy(async () => ({
  default: (await import('../features/dermalive/dermalive-page')).DermalivePage,
}));

export const routes = [
  { path: '/patient/category/:speciality', element: <CategoryPage /> },
  { path: '/patient/embarrassing/:slug', element: <ArticlePage /> },
  { path: '/patient/dermatologist', element: <DermalivePage /> },
  { path: '/findadoctor', element: <FinderPage /> },
  { path: '/findadoctor/:id', element: <DoctorPage /> },
];
