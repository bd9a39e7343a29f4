import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

/**
 * Phosphor's names; those that end in -fill mark a state, all others are outlines. `first` holds what the frame and
 * the home page draw: it is in the first load of every page. The others come with the first area, or when one is drawn.
 */
const sets = {
  first: `
  arrow-clockwise arrow-right book-open books caret-down chats cloud-slash envelope-simple
  first-aid graduation-cap hand-heart images info lightbulb list magnifying-glass map-pin moon phone
  prohibit seal-check sun users-three x
`,
  other: `
  arrow-counter-clockwise arrow-down arrow-left arrow-square-out arrow-up arrows-out bell bookmark-simple
  bookmark-simple-fill buildings calendar-blank calendar-check caret-left caret-right caret-up chart-bar check check-circle check-circle-fill
  clock clock-counter-clockwise closed-captioning closed-captioning-fill cloud-check copy corners-out cursor device-mobile devices
  dots-three drop download-simple eraser exam eye eye-slash file-image file-pdf funnel globe heart highlighter house hourglass
  identification-card image info-fill leaf link lock-key map-trifold minus newspaper notebook note-pencil pause-fill
  pen-nib pencil-simple play-fill plus presentation printer question rows seal-check-fill selection-all shapes share-network shield-check
  sidebar-simple sign-in sign-out sliders-horizontal sort-ascending sparkle speaker-high speaker-slash squares-four star
  stethoscope text-t translate trash timer tree-structure upload-simple user user-circle user-plus users video warning
  warning-circle warning-fill x-circle x-circle-fill
`,
};

const root = new URL('.', import.meta.resolve('@phosphor-icons/core/regular/list.svg')).pathname.replace(
  /regular\/$/,
  '',
);

/** Whole units of a grid of 256: at 48 pixels the edge moves by a tenth of a pixel at most. */
function pathOf(name) {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular';
  const source = readFileSync(`${root}${weight}/${name}.svg`, 'utf8');
  const svg = optimize(source, { floatPrecision: 0, plugins: ['preset-default'] }).data;
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
