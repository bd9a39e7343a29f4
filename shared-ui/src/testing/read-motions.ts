import { type Declaration, type Rule, type Selector, type Time, transform, type Visitor } from 'lightningcss';

/** What one rule of a style sheet moves. */
export interface Motion {
  selector: string;
  property: 'transition' | 'animation';
  /** Milliseconds from its cause to its end; one round, where it is endless. */
  lasts: number;
  endless: boolean;
  /** What of the reader's wish for stillness the rule is for. */
  wish: 'any' | 'reduce' | 'no-preference';
}

type Length = Pick<Motion, 'property' | 'lasts' | 'endless'>;
type Place = Pick<Motion, 'wish'>;

const parse = (css: string, visitor: Visitor<Record<string, never>>) =>
  transform({ filename: 'a.css', code: Buffer.from(css), visitor }).code.toString();

/** Puts values for variables, as often as one is said by another. */
function withValues(css: string, values: Readonly<Record<string, string>>): string {
  const visitor: Visitor<Record<string, never>> = {
    // biome-ignore lint/correctness/noComponentHookFactories: a callback, which the parser names
    Variable: ({ name }) => (name.ident in values ? { raw: values[name.ident] ?? '' } : undefined),
  };
  return [visitor, visitor, visitor].reduce(parse, css);
}

// Numbers of the parser are no exact ones.
const inMs = ({ type, value }: Time) => Math.round(type === 'seconds' ? value * 1000 : value);
const longest = (times: number[]) => Math.max(0, ...times);
const ends = ({ duration, delay }: { duration: Time; delay: Time }) =>
  inMs(duration) > 0 ? inMs(duration) + inMs(delay) : 0;

/** How long a declaration lets something move; nothing where it is about something else. */
function lengthOf(declaration: Declaration): Length | undefined {
  if (declaration.property === 'transition')
    return { property: 'transition', lasts: longest(declaration.value.map(ends)), endless: false };
  if (declaration.property === 'animation') {
    const endless = declaration.value.some(({ iterationCount }) => iterationCount.type === 'infinite');
    return { property: 'animation', lasts: longest(declaration.value.map(ends)), endless };
  }
  if (declaration.property === 'transition-duration' || declaration.property === 'animation-duration') {
    const property = declaration.property === 'transition-duration' ? 'transition' : 'animation';
    return { property, lasts: longest(declaration.value.map(inMs)), endless: false };
  }
  if (declaration.property !== 'unparsed') return undefined;
  const name = declaration.value.propertyId.property;
  if (/^(transition|animation)/.test(name)) throw new Error(`The length of a ${name} cannot be read`);
  return undefined;
}

/** A selector in letters that tell it from others. */
const nameOf = (selector: Selector) =>
  selector
    .map((part) => ('name' in part ? String(part.name) : part.type === 'combinator' ? part.value : part.type))
    .join(' ');

function motionsIn(rule: Rule, place: Place): Motion[] {
  if (rule.type === 'style') {
    const { selectors, declarations, rules = [] } = rule.value;
    const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
    const lengths = all.flatMap((declaration) => lengthOf(declaration) ?? []);
    const own = selectors.flatMap((selector) =>
      lengths.map((length) => ({ selector: nameOf(selector), ...length, ...place })),
    );
    return [...own, ...rules.flatMap((inner) => motionsIn(inner, place))];
  }
  if (rule.type === 'media') {
    const query = JSON.stringify(rule.value.query);
    const [, wish = place.wish] = /"prefers-reduced-motion".*?"(reduce|no-preference)"/.exec(query) ?? [];
    return rule.value.rules.flatMap((inner) => motionsIn(inner, { wish: wish as Motion['wish'] }));
  }
  const value: unknown = 'value' in rule ? rule.value : undefined;
  const rules = value && typeof value === 'object' && 'rules' in value ? (value.rules as Rule[]) : [];
  return rules.flatMap((inner) => motionsIn(inner, place));
}

/** All that a style sheet moves, with the values of the variables it reads. */
export function readMotions(css: string, values: Readonly<Record<string, string>>): Motion[] {
  let rules: Rule[] = [];
  parse(withValues(css, values), {
    // biome-ignore lint/correctness/noComponentHookFactories: a callback, which the parser names
    StyleSheet: (sheet) => {
      rules = sheet.rules;
    },
  });
  return rules.flatMap((rule) => motionsIn(rule, { wish: 'any' }));
}
