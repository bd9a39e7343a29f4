import fc, { type Arbitrary } from 'fast-check';
import { oddTexts } from './odd-texts';
import { asText } from './requests';

type Path = readonly (string | number)[];

/** Every place in a value, the whole of it first. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

/** The value with another one in a place; `change` may return `gone` to leave the place out. */
const gone = Symbol('gone');
function changeAt(value: unknown, [key, ...rest]: Path, change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const list = value.map((inner, at) => (String(at) === String(key) ? changeAt(inner, rest, change) : inner));
    return list.filter((inner) => inner !== gone);
  }
  // Not by spreading and setting: a key may be called `__proto__`.
  const entries = Object.entries(value as object).map(([name, inner]) => [
    name,
    name === key ? changeAt(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== gone));
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const withKey = (key: string, extra: unknown) => (found: unknown) =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
    ? Object.fromEntries([...Object.entries(found), [key, extra]])
    : { [key]: extra };

const changes: ((found: unknown) => unknown)[] = [
  () => gone,
  () => null,
  () => true,
  () => -1.5,
  () => 1e308,
  () => [],
  () => ({}),
  () => '',
  () => nested(200),
  (found) => [found],
  (found) => [found, found],
  (found) => ({ value: found }),
  (found) => asText(found),
  (found) => asText(found).repeat(300).slice(0, 30_000),
  withKey('more', 'than asked'),
  withKey('__proto__', { role: 'admin' }),
  withKey('constructor', { prototype: { role: 'admin' } }),
  withKey('role', 'admin'),
  ...oddTexts.map((text) => () => text),
];

/** A value with one thing about it changed, mostly for the worse. */
export const mutated = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(values, fc.constantFrom(...changes), fc.nat({ max: 999 })).map(([value, change, at]) => {
    const all = places(value);
    const result = changeAt(value, all[at % all.length] ?? [], change);
    return result === gone ? undefined : result;
  });
