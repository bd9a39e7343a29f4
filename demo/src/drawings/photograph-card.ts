import type { FontFiles } from '@tvacha/api/font-files';
import { outlineText } from '@tvacha/api/outline-text';
import { sharpImages } from '@tvacha/api/sharp-images';

/** Pixels, as it lies on the table. */
const wide = 1200;
const high = 900;

interface Photograph {
  /** The name, then what stands below it. */
  lines: readonly [string, ...string[]];
  fonts: FontFiles;
  /** Whether the phone was held upright, so that the card lies on its side. */
  isSideways: boolean;
}

/** A visiting card as people photograph it: on a table, a little askew, in the light of a window. A JPEG. */
export function photographCard({ lines: [name, ...others], fonts, isSideways }: Photograph) {
  const title = outlineText(fonts.display, name, { x: 70, baseline: 150, size: 62 });
  const below = others.map((line, at) =>
    outlineText(at === 0 ? fonts.label : fonts.text, line, {
      x: 70,
      baseline: 232 + at * 58,
      size: at === 0 ? 30 : 34,
    }),
  );
  const specimen = outlineText(fonts.italic, 'Specimen, for demonstration only', { x: 70, baseline: 482, size: 24 });
  const scene = `
    <rect width="${wide}" height="${high}" fill="url(#table)"/>
    ${[90, 250, 430, 610, 770].map((y) => `<path d="M0 ${y} C 400 ${y - 26} 800 ${y + 30} ${wide} ${y - 8}" stroke="#4f3222" stroke-opacity=".35" stroke-width="3" fill="none"/>`).join('')}
    <g transform="translate(150 190) rotate(-3.5 450 260) skewX(-1.5)">
      <rect x="16" y="22" width="900" height="514" rx="6" fill="#1b0f08" opacity=".45" filter="url(#soft)"/>
      <rect width="900" height="514" rx="6" fill="#fffdf9"/>
      <rect width="18" height="514" fill="#0F4C52"/>
      <path d="${title}" fill="#0F4C52"/>
      <path d="${below.join('')}${specimen}" fill="#475658"/>
      <path d="M70 440 H830" stroke="#D9CCB8" stroke-width="2"/>
    </g>
    <rect width="${wide}" height="${high}" fill="url(#window)"/>`;
  const [across, down] = isSideways ? [high, wide] : [wide, high];
  const turned = isSideways ? `<g transform="translate(${high} 0) rotate(90)">${scene}</g>` : scene;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><defs>
    <linearGradient id="table" x2="1" y2="1"><stop stop-color="#8a5f43"/><stop offset="1" stop-color="#5d3b28"/></linearGradient>
    <radialGradient id="window" cx=".3" cy=".2" r="1"><stop stop-color="#fff4dc" stop-opacity=".3"/><stop offset="1" stop-color="#120a05" stop-opacity=".4"/></radialGradient>
    <filter id="soft" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="14"/></filter>
    </defs>${turned}</svg>`;
  return sharpImages().redraw(new TextEncoder().encode(drawing), 'jpeg', []);
}
