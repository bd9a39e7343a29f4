import { leave, noTrail, retrace } from './trail';

const at = (page: number, down = 0) => ({ page, down });

test('[PDF-01] after links the way leads back to each place, and ahead again', () => {
  const trail = leave(leave(noTrail, at(3, 0.5)), at(40));
  const first = retrace(trail, -1, at(90, 0.2));
  expect(first?.to).toEqual(at(40));
  const second = retrace(first?.trail ?? noTrail, -1, at(41));
  expect(second?.to).toEqual(at(3, 0.5));
  expect(retrace(second?.trail ?? noTrail, -1, at(3))).toBeUndefined();
  const ahead = retrace(second?.trail ?? noTrail, 1, at(3, 0.6));
  // Not where the link led, but where the reader was when they came back.
  expect(ahead?.to).toEqual(at(41));
  expect(ahead?.trail).toEqual({ back: [at(3, 0.6)], ahead: [at(90, 0.2)] });
});

test('[PDF-01] another link ends the way ahead', () => {
  const back = retrace(leave(noTrail, at(1)), -1, at(7));
  expect(retrace(leave(back?.trail ?? noTrail, at(2)), 1, at(9))).toBeUndefined();
});
