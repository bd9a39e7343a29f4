const rule = /^@(container menu|media) \(width (<|<=|>|>=) ([\d.]+)rem\)\{\[(.+?)\]\{display:none\}\}$/;
const compare = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
} as const;

/** For tests: what the menu's style hides in a window of this width, in pixels, whose bar is this wide. */
export function hiddenBy(style: string, { bar, view }: { bar: number; view: number }): Set<string> {
  const rows = style.split('\n').map((line) => {
    const found = rule.exec(line);
    if (!found) throw new Error(`Not a rule that hides: ${line}`);
    const [, asked, sign, width, what = ''] = found;
    const holds = compare[sign as keyof typeof compare](asked === 'media' ? view : bar, Number(width) * 16);
    return holds ? what : undefined;
  });
  return new Set(rows.filter((what) => what !== undefined));
}
