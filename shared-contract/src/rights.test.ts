import { askedFlags } from './asked-flags';
import { type OperationId, type Route, routes } from './routes';
import { flags, readingSections, sections } from './sections';
import { readRight, spellRight } from './testing/read-right';
import { rights } from './testing/rights-table';

const ids = Object.keys(routes) as OperationId[];

test('[SEC-28] each operation has a row in the table of rights, and each row an operation', () => {
  expect(ids.filter((id) => !(id in rights))).toEqual([]);
  expect(Object.keys(rights).filter((id) => !(id in routes))).toEqual([]);
});

test('[PERM-03] [ADM-01] [SEC-26] [SEC-28] an operation wants the right that the table gives it, no more and no less', () => {
  const wrong = ids.flatMap((id) => {
    const declared = spellRight(routes[id] as Route);
    return rights[id] === declared ? [] : [`${id}: the table says "${rights[id]}", the contract "${declared}"`];
  });
  expect(wrong).toEqual([]);
});

test('[SEC-28] what is read from a row of the table, as for the checks of the server, says the same as the row', () => {
  expect(Object.values(rights).filter((row) => spellRight(readRight(row)) !== row)).toEqual([]);
});

test('[ADM-04] [PERM-01] the matrix of a role has a box for each flag that an operation asks for, and a dash elsewhere', () => {
  const asked = new Set<string>(readingSections.map((section) => `${section}: read`));
  for (const { access } of Object.values<Route>(routes)) {
    const of = 'sections' in access ? access.sections : 'section' in access ? [access.section] : [];
    if ('flag' in access) for (const section of of) asked.add(`${section}: ${access.flag}`);
  }
  const boxes = sections.flatMap((section) =>
    flags.filter((flag) => askedFlags[section].includes(flag)).map((flag) => `${section}: ${flag}`),
  );
  expect(boxes.sort()).toEqual([...asked].sort());
});
