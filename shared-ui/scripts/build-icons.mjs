import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

/** Phosphor's names; those that end in -fill mark a state, all others are outlines. */
const names = `
  arrow-down arrow-left arrow-right arrow-square-out arrow-up arrow-clockwise arrow-counter-clockwise arrows-out
  bell book-open bookmark-simple bookmark-simple-fill books buildings calendar-blank caret-down caret-left caret-right caret-up
  chart-bar chats check check-circle check-circle-fill clock clock-counter-clockwise cloud-slash copy devices device-mobile
  dots-three download-simple drop envelope-simple exam eye eye-slash first-aid funnel globe graduation-cap
  hand-heart heart hourglass house identification-card image images info info-fill leaf lightbulb link list lock-key
  magnifying-glass map-pin map-trifold minus moon newspaper note-pencil notebook pencil-simple phone plus presentation printer
  prohibit question rows seal-check seal-check-fill share-network shield-check sidebar-simple sign-in sign-out sliders-horizontal
  sort-ascending sparkle speaker-high squares-four star stethoscope sun timer translate trash tree-structure upload-simple
  user user-circle user-plus users users-three video warning warning-circle warning-fill x x-circle x-circle-fill
`
  .trim()
  .split(/\s+/);

const root = new URL('.', import.meta.resolve('@phosphor-icons/core/regular/list.svg')).pathname.replace(
  /regular\/$/,
  '',
);

function pathOf(name) {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular';
  const source = readFileSync(`${root}${weight}/${name}.svg`, 'utf8');
  const svg = optimize(source, { floatPrecision: 1, plugins: ['preset-default'] }).data;
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name}: ${paths.length} paths, one is wanted`);
  return paths[0];
}

const rows = names.map((name) => `  '${name}': '${pathOf(name)}',\n`).join('');
writeFileSync(
  new URL('../src/icon-data.generated.ts', import.meta.url),
  `// Written by scripts/build-icons.mjs from @phosphor-icons/core (MIT).\nexport const iconData = {\n${rows}} as const;\n`,
);
