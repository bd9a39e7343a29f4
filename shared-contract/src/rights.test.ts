import { type OperationId, type Route, routes } from './routes';
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
