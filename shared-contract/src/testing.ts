export { readRight } from './testing/read-right';
export { atFirstLogin, changedInDemo, rights } from './testing/rights-table';
