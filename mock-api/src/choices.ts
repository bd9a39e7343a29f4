export { faults } from './faults';
export { personas } from './personas';
