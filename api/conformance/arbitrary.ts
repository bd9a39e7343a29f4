import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { oddTexts } from './odd-texts';

/** What the arbitraries of an operation are made with: texts of which every schema picks those it takes. */
export interface Ground {
  /** Texts of what the operation is about. */
  near: readonly string[];
  /** All texts that the database knows. */
  texts: readonly string[];
}

type Bag = { minimum?: number; maximum?: number; patterns?: Set<RegExp>; format?: string };
const bagOf = (schema: z.ZodType): Bag => schema._zod.bag as Bag;

const kept = new WeakMap<Ground, Map<z.ZodType, Arbitrary<unknown>>>();

/**
 * Values that a schema mostly takes, its borders and odd texts among them. Whether it takes one is for the schema
 * itself to say, so nothing here has to be exact.
 */
export function arbitraryOf(schema: z.ZodType, ground: Ground): Arbitrary<unknown> {
  const ours = kept.get(ground) ?? new Map<z.ZodType, Arbitrary<unknown>>();
  kept.set(ground, ours);
  const made = ours.get(schema) ?? make(schema, ground);
  ours.set(schema, made);
  return made;
}

const oneOf = (...list: Arbitrary<unknown>[]): Arbitrary<unknown> => fc.oneof(...list);

function make(schema: z.ZodType, ground: Ground): Arbitrary<unknown> {
  const of = (inner: unknown) => arbitraryOf(inner as z.ZodType, ground);
  if (schema instanceof z.ZodOptional) return fc.option(of(schema.unwrap()), { nil: undefined, freq: 2 });
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return fc.option(of(schema.unwrap()), { nil: undefined, freq: 2 });
  if (schema instanceof z.ZodNullable) return fc.option(of(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodNonOptional || schema instanceof z.ZodReadonly || schema instanceof z.ZodCatch)
    return of(schema._zod.def.innerType);
  if (schema instanceof z.ZodLazy) return fc.constant(null).chain(() => of(schema.unwrap()));
  // What comes in is fuzzed, not what it is turned into; a preprocessor takes anything, so its target is asked.
  if (schema instanceof z.ZodPipe) return of(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodObject)
    return fc.record(Object.fromEntries(Object.entries(schema.shape).map(([key, inner]) => [key, of(inner)])));
  if (schema instanceof z.ZodUnion) return oneOf(...schema.options.map(of));
  if (schema instanceof z.ZodIntersection)
    return fc
      .tuple(of(schema._zod.def.left), of(schema._zod.def.right))
      .map(([a, b]) => ({ ...(a as object), ...(b as object) }));
  if (schema instanceof z.ZodArray) {
    const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = bagOf(schema);
    const usual = fc.array(of(schema.element), { minLength: minimum, maxLength: Math.min(maximum, minimum + 4) });
    return oneOf(usual, usual, fc.constant([]));
  }
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema._zod.def.items.map(of));
  if (schema instanceof z.ZodRecord) {
    const keys = oneOf(of(schema.keyType), fc.constant('__proto__')).map(String);
    return fc.dictionary(keys, of(schema.valueType), { maxKeys: 6 });
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodNumber) return numbers(bagOf(schema));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textsFor(schema, ground);
  return fc.jsonValue({ maxDepth: 3 });
}

function numbers({ minimum, maximum }: Bag): Arbitrary<unknown> {
  const least = Math.max(minimum ?? -1e6, -1e6);
  const most = Math.min(maximum ?? 1e6, 1e6);
  const borders = [minimum, maximum].filter((one) => one !== undefined).flatMap((one) => [one, one - 1, one + 1]);
  const usual = fc.integer({ min: Math.ceil(Math.min(least, most)), max: Math.floor(Math.max(least, most)) });
  return fc.oneof(
    { weight: 4, arbitrary: usual },
    { weight: 4, arbitrary: fc.constantFrom(...borders, 0, 1) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, Number.MAX_VALUE) },
  );
}

const fromPattern = (pattern: RegExp): Arbitrary<string>[] => {
  try {
    const arbitrary = fc.stringMatching(pattern);
    fc.sample(arbitrary, { numRuns: 3, seed: 1 });
    return [arbitrary];
  } catch {
    return [];
  }
};

const moments = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textsFor(schema: z.ZodType, { near, texts }: Ground): Arbitrary<unknown> {
  const { minimum = 0, maximum = 2000, patterns, format } = bagOf(schema);
  const taken = (text: string) => schema.safeParse(text).success;
  const min = Math.min(minimum, 2000);
  const max = Math.max(min, Math.min(maximum, 2000));
  const made: Arbitrary<string>[] = [];
  if (format === 'uuid' || format === 'guid') made.push(fc.uuid());
  else if (format === 'datetime') made.push(moments);
  else if (format === 'date') made.push(moments.map((text) => text.slice(0, 10)));
  else if (format === 'time') made.push(moments.map((text) => text.slice(11, 19)));
  else if (format === 'email') made.push(fc.emailAddress());
  else if (format === 'url') made.push(fc.webUrl());
  else if (patterns?.size) made.push(...[...patterns].flatMap(fromPattern));
  if (made.length === 0)
    made.push(
      fc.string({ minLength: min, maxLength: Math.min(max, min + 40), unit: 'grapheme' }),
      fc.string({ minLength: min, maxLength: Math.min(max, min + 40), unit: 'binary' }),
      fc.constantFrom('a'.repeat(min), 'a'.repeat(max)),
    );
  const from = (list: readonly string[], weight: number) => {
    const fitting = list.filter(taken);
    return fitting.length === 0 ? [] : [{ weight, arbitrary: fc.constantFrom(...fitting) }];
  };
  return fc.oneof(
    ...from(near, 8),
    ...from(texts, 2),
    { weight: 3, arbitrary: fc.oneof(...made) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTexts) },
  );
}

/** The same values, of several at a time the first that the schema takes as it comes off the wire. */
export const fittingOf = (schema: z.ZodType, ground: Ground, onWire: (value: unknown) => unknown): Arbitrary<unknown> =>
  fc
    .array(arbitraryOf(schema, ground), { minLength: 12, maxLength: 12 })
    .map((list) => list.find((value) => schema.safeParse(onWire(value)).success) ?? list[0]);
