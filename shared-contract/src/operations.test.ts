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

test.each(entries)('[PERM-03] %s declares who may call it, on a section of the right kind', (_, { access }) => {
  if (access.kind === 'staff') expect(adminSections).toContain(access.section);
  else if (access.kind === 'member') expect(readingSections).toContain(access.section);
  else if (access.kind === 'memberOfAny') expect(readingSections).toEqual(expect.arrayContaining([...access.sections]));
  else expect(['public', 'session', 'ticket', 'onlyTicket']).toContain(access.kind);
});

test.each(entries.filter(([, route]) => route.method === 'GET'))('[API-02] %s reads, so it takes no body', (id) => {
  expect('body' in operations[id]).toBe(false);
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
