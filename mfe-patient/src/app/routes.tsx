import { lazy } from 'react';

const CategoryPage = lazy(async () => ({ default: (await import('../features/category/category-page')).CategoryPage }));
const ArticlePage = lazy(async () => ({ default: (await import('../features/article/article-page')).ArticlePage }));

export const routes = [
  { path: '/patient/category/:speciality', element: <CategoryPage /> },
  { path: '/patient/embarrassing/:slug', element: <ArticlePage /> },
];
