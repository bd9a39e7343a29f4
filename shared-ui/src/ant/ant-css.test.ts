import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const partsOf = (name: string) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/from 'antd(?:\/es)?\/?([a-z-]*)/g)].map(([, part]) => part);
/** What configures parts and draws nothing. */
const isDrawn = (part = '') => part !== 'config-provider' && part !== 'theme';

test('[UX-03] the style sheet of antd is what its parts and the tokens make', () => {
  const made = execFileSync(process.execPath, [join(folder, '../scripts/build-ant.mjs'), '--print'], {
    encoding: 'utf8',
  });
  expect(readFileSync(join(__dirname, 'ant.generated.css'), 'utf8')).toBe(made);
});

test('[UX-03] every part of antd that is used is in it', () => {
  const used = sources.filter((name) => !name.includes('ant-css')).flatMap(partsOf);
  expect(used.length).toBeGreaterThan(2);
  expect([...new Set(used)].filter(isDrawn).sort()).toEqual(partsOf('ant/ant-css.tsx').filter(isDrawn));
});
