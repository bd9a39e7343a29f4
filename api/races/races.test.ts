import { type RaceName, races, runRace } from './run';

test.each(Object.keys(races) as RaceName[])(
  '[SEC-03] [SEC-04] [SEC-19] [SEC-25] [DOC-04] [DOC-05] [DOC-06] [DOC-07] of calls that come at once one wins: %s',
  async (name) => {
    const { faults, calls } = await runRace(name, { parallel: 8, rounds: 2 });
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(7);
  },
);
