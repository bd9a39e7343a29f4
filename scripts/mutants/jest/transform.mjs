import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plant } from '../plant.mjs';

const swc = createRequire(import.meta.url)('@swc/jest');
const place = process.env.MUTANTS_PLAN;
const plan = place && existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};

/** The usual transform, over sources in which the sampled mutants stand beside what they change. */
function createTransformer(options) {
  const usual = swc.createTransformer(options);
  const planted = (source, file) => (plan[file] ? plant(source, plan[file]) : source);
  return {
    ...usual,
    process: (source, file, rest) => usual.process(planted(source, file), file, rest),
    getCacheKey: (source, file, rest) => usual.getCacheKey(planted(source, file), file, rest),
  };
}

export default { createTransformer };
