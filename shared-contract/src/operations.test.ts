import { operations } from './operations';
import { type Route, routes } from './routes';
import { adminSections, readingSections } from './sections';

const entries = Object.entries(routes) as [keyof typeof routes, Route][];

test('[API-02] every route has one shape and every shape one route', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(routes).sort());
});

test('[API-02] no two operations share a method and path', () => {
  const places = entries.map(([, route]) => `${route.method} ${route.path}`);
  expect(new Set(places).size).toBe(places.length);
});

function isDeclared({ access }: Route): boolean {
  if (access.kind === 'staff') return adminSections.includes(access.section);
  if (access.kind === 'member') return readingSections.includes(access.section);
  if (access.kind === 'memberOfAny') return access.sections.every((section) => readingSections.includes(section));
  if (access.kind === 'staffOfAny') return access.sections.every((section) => adminSections.includes(section));
  return ['public', 'session', 'scopedToken', 'onlyScopedToken'].includes(access.kind);
}

test('[PERM-03] every operation declares who may call it, on a section of the right kind', () => {
  expect(entries.filter(([, route]) => !isDeclared(route))).toEqual([]);
});

test('[API-02] an operation that reads takes no body', () => {
  const reading = entries.filter(([, { method }]) => method === 'GET').map(([id]) => id);
  expect(reading.filter((id) => 'body' in operations[id])).toEqual([]);
});

test('[AUTH-05] verification takes ten digits and a six-digit code, as text', () => {
  const { body } = operations['auth.verify'];
  expect(body.safeParse({ phone: '9000000101', otp: '004711' }).success).toBe(true);
  for (const bad of [
    { phone: '+919000000101', otp: '004711' },
    { phone: '9000000101', otp: 4711 },
    { phone: '5000000101', otp: '004711' },
    { phone: '9000000101', otp: '004711', more: 1 },
  ])
    expect(body.safeParse(bad).success).toBe(false);
});

test('[DOC-01] ebooks come a thousand to the page unless asked otherwise, and never more', () => {
  const { query } = operations['ebooks.list'];
  expect(query.parse({})).toMatchObject({ page: 1, dataPerPage: 1000 });
  expect(query.safeParse({ dataPerPage: '1001' }).success).toBe(false);
});
