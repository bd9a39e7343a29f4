import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

/**
 * Phosphor's names; those that end in -fill mark a state, all others are outlines. `first` holds what the frame and
 * the home page draw: it is in the first load of every page. The others come with the first area, or when one is drawn.
 */
const sets = {
  first: `
  arrow-clockwise arrow-left arrow-right arrow-square-out book-open books calendar-blank caret-down caret-left
  caret-right caret-up chats check clock cloud-slash drop first-aid globe graduation-cap hand-heart house images info
  leaf lightbulb list magnifying-glass map-pin minus moon prohibit seal-check sign-out sun timer translate user
  users-three x
`,
  other: `
  arrow-down arrow-up arrow-counter-clockwise arrows-out bell bookmark-simple bookmark-simple-fill buildings chart-bar
  closed-captioning closed-captioning-fill corners-out file-image file-pdf pause-fill play-fill speaker-slash
  check-circle check-circle-fill clock-counter-clockwise copy devices device-mobile dots-three download-simple
  envelope-simple exam eye eye-slash funnel heart hourglass identification-card image info-fill link lock-key
  map-trifold newspaper note-pencil notebook pencil-simple phone plus presentation printer question rows
  seal-check-fill share-network shield-check sidebar-simple sign-in sliders-horizontal sort-ascending sparkle
  speaker-high squares-four star stethoscope trash tree-structure upload-simple user-circle user-plus users video
  warning warning-circle warning-fill x-circle x-circle-fill
`,
};

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

for (const [set, names] of Object.entries(sets)) {
  const rows = names
    .trim()
    .split(/\s+/)
    .map((name) => `  '${name}': '${pathOf(name)}',\n`);
  writeFileSync(
    new URL(`../src/icons/${set}.generated.ts`, import.meta.url),
    `// Written by scripts/build-icons.mjs from @phosphor-icons/core (MIT).\nexport const ${set}Icons = {\n${rows.join('')}} as const;\n`,
  );
}
