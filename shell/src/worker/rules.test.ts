import { type Answer, answerFor, articleKey, articleOf } from './rules';

const origin = 'https://tvacha.example';
const ask = (path: string, more: Partial<Parameters<typeof answerFor>[0]> = {}) =>
  answerFor({ method: 'GET', url: new URL(path, origin), origin, navigation: false, named: false, ...more });

test.each<[path: string, answer: Answer]>([
  ['/patient/embarrassing/ringworm', 'article'],
  ['/patient/embarrassing/ringworm/?lang=hi', 'article'],
  ['/patient/embarrassing/ringworm/print', 'page'],
  ['/doctor/patient/embarrassing/ringworm', 'page'],
  ['/', 'page'],
  ['/patient/category/all?name=x&section=0', 'page'],
  ['/patient/dashboard', 'page'],
  ['/doctor/dashboard', 'page'],
  ['/doctor/ebook/1/read', 'page'],
  ['/admin/userlist', 'page'],
  ['/login', 'page'],
])('[SES-07] the page %s is treated as %s', (path, answer) => {
  expect(ask(path, { navigation: true })).toBe(answer);
});

test.each<[path: string, answer: Answer]>([
  ['/static/main.1a2b3c4d.js', 'asset'],
  ['/static/noto-sans-hi.1a2b3c4d.woff2', 'asset'],
  ['/remotes/patient/1.0.0/remoteEntry.js', 'asset'],
  ['/api/articles/details/?slug=ringworm', 'data'],
  ['/api/articles?section=0', 'data'],
  ['/api/specialities', 'data'],
  ['/registry.json', 'none'],
  ['/sw.js', 'none'],
  ['/static/guide.pdf', 'none'],
  ['/api/dashboard/datacount', 'none'],
  ['/api/ebooks', 'none'],
  ['/api/ebooks/details/?id=1', 'none'],
  ['/api/users/me', 'none'],
  ['/api/files/1', 'none'],
  ['/api/files/static/1.png', 'none'],
  ['/uploads/remotes/a.js', 'none'],
  ['/static/main.1a2b3c4d.js.map', 'none'],
  ['/dev/outbox', 'none'],
])('[SES-07] what a page asks for at %s is treated as %s', (path, answer) => {
  expect(ask(path)).toBe(answer);
});

test('[SES-07] nothing is kept of who says who they are, of another origin, or of what is sent', () => {
  const path = '/api/articles/details/?slug=ringworm';
  expect(ask(path, { named: true })).toBe('none');
  expect(ask(path, { method: 'POST' })).toBe('none');
  expect(ask('https://elsewhere.example/static/a.js')).toBe('none');
  expect(ask('/patient/embarrassing/ringworm', { navigation: true, method: 'POST' })).toBe('none');
});

test('[SES-07] an article has one kept page, whatever its query, and is known by its contents too', () => {
  expect(articleKey(new URL('/patient/embarrassing/ringworm/?lang=hi', origin))).toBe(
    `${origin}/patient/embarrassing/ringworm`,
  );
  expect(articleOf(new URL('/api/articles/details/?slug=ringworm', origin))).toBe(
    `${origin}/patient/embarrassing/ringworm`,
  );
  expect(articleOf(new URL('/api/articles/details/?slug=a%2Fb', origin))).toBe(`${origin}/patient/embarrassing/a%2Fb`);
  for (const path of ['/api/articles?slug=ringworm', '/api/articles/details/', '/api/articles/details/?slug='])
    expect(articleOf(new URL(path, origin))).toBeUndefined();
});
