import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMotions } from '../testing/read-motions';
import { sheets } from '../testing/sheets';
import { fixed, times } from './tokens';

const named = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
/** antd's variables, as its own style sheet sets them. */
const ofAnt = Object.fromEntries(
  [
    ...readFileSync(join(__dirname, '../ant/ant.generated.css'), 'utf8').matchAll(/(--ant-motion-[\w-]+): ([^;]+);/g),
  ].map(([, name = '', value = '']) => [name, value]),
);
const usual = { ...ofAnt, ...named(fixed), ...named(times) };
const still = {
  ...usual,
  ...Object.fromEntries(Object.keys(times).map((name) => [`--${name}`, '0ms'])),
};

/** What goes round for as long as the reader waits, or may type; nothing else does. */
const endless = [
  'shared-ui/src/base/button.module.css',
  'shared-ui/src/feedback/progress-bar.module.css',
  'shared-ui/src/form/otp-field.module.css',
  'shared-ui/src/media/media-player.module.css',
  'shared-ui/src/states/loading-state.module.css',
  'shell/src/pages/home/conditions.module.css',
];
/** antd's sheet has rules of parts that the portal does not draw. */
const isDrawn = ({ selector }: { selector: string }) => selector !== 'anticon-spin';

test('[UX-01] nothing that ends moves for longer than 800 ms', () => {
  const moving = sheets.flatMap(({ file, css }) => readMotions(css, usual).map((motion) => ({ file, ...motion })));
  expect(moving.length).toBeGreaterThan(100);
  expect(moving.filter((motion) => !motion.endless && motion.lasts > 800 && isDrawn(motion))).toEqual([]);
  expect(moving.flatMap((motion) => (motion.endless ? motion.file : [])).sort()).toEqual(endless);
});

test('[UX-02] nothing at all moves where the reader asks for it', () => {
  const moving = sheets.flatMap(({ file, css }) => {
    const motions = readMotions(css, still);
    const stilled = motions.filter(({ wish, lasts }) => wish === 'reduce' && lasts === 0);
    return motions
      .filter((one) => one.wish !== 'no-preference' && one.lasts > 1 && isDrawn(one))
      .filter(
        ({ selector, property }) =>
          !stilled.some((other) => other.selector === selector && other.property === property),
      )
      .map(({ selector, lasts }) => `${file}: ${selector}, ${lasts} ms`);
  });
  expect(moving).toEqual([]);
});
