import { readFileSync } from 'node:fs';

const rows = JSON.parse(readFileSync(new URL('../../shell/pages.json', import.meta.url), 'utf8'));
const articles = '/patient/category/all?name=Common%20Hair%20%26%20Skin%20Problems&section=3';

/** What is opened beyond the pages as they arrive: a name, an address, and what is done there first. */
const more = [
  { name: 'category', path: articles },
  { name: 'category-front', path: `${articles}&view=main` },
  { name: 'article', path: '/patient/embarrassing/ringworm' },
  { name: 'finder', path: '/findadoctor' },
  { name: 'dermalive', path: '/patient/dermatologist' },
  { name: 'login', path: '/login' },
  { name: 'admin-login', path: '/admin/login' },
  { name: 'not-found', path: '/no/such/page' },
];

/** Every public page of the shell, then those of the areas. */
export const shots = [...rows.filter((row) => !row.private).map(({ page, path }) => ({ name: page, path })), ...more];
export const widths = [1440, 768, 390];
export const themes = ['light', 'dark'];
export const languages = ['en', 'hi'];
