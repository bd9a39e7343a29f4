import { createReducerSet } from './reducers';

const touch = { type: 'touched' };
const count = (state = { touched: 0 }, action: { type: string }) =>
  action.type === 'touched' ? { touched: state.touched + 1 } : state;

test('[NAV-15] a slice that the page was prerendered from waits for its reducer, and goes on from there', () => {
  const set = createReducerSet({ base: count }, ['late', 'base']);
  let state = set.reduce({ base: { touched: 5 }, late: { touched: 7 }, stray: 1 }, touch);
  expect(state).toEqual({ base: { touched: 6 }, late: { touched: 7 } });
  set.add({ late: count });
  state = set.reduce(state, touch);
  expect(state).toEqual({ base: { touched: 7 }, late: { touched: 8 } });
  set.remove(['late']);
  expect(set.reduce(state, touch)).toEqual({ base: { touched: 8 } });
});
