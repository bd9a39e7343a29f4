import type { Sheet } from '@tvacha/api/pdf-sheet';
import type { Cover } from '@tvacha/shared-contract';
import type { Palette } from '../colours';
import { blob, height, wave, width } from '../sheet';

export interface Art {
  sheet: Sheet;
  palette: Palette;
  /** Where the art begins, measured from the top. */
  top: number;
  variant: number;
  random: () => number;
}

const tone = ({ palette }: Art, at: number) => palette.tones[at % 4] ?? palette.text;

function contours(art: Art): void {
  const { sheet, top, variant, random } = art;
  const x = width * (0.35 + (variant % 4) * 0.1);
  for (let ring = 9; ring > 0; ring -= 1) {
    sheet.path(blob(x, (top + height) / 2 + 20, ring * 34, 0.22, random), { fill: tone(art, ring) });
  }
}

function strands(art: Art): void {
  const { sheet, top, random } = art;
  for (let at = 0; at < 34; at += 1) {
    const x = 8 + at * 12.5;
    const lean = (random() - 0.4) * 60;
    const tip = top + 14 + random() * 90;
    const path = `M ${x} ${height} C ${x - 6} ${height - 90} ${x + 10} ${tip + 90} ${x + lean} ${tip}`;
    sheet.path(path, { stroke: tone(art, at), weight: 2.6 });
  }
  sheet.path(`M 0 ${height - 34} ${wave(height - 34, 16)} L ${width} ${height} L 0 ${height} Z`, {
    fill: tone(art, 3),
  });
}

function discs(art: Art): void {
  const { sheet, top, variant } = art;
  const middle = (top + height) / 2;
  sheet.circle(250 + (variant % 3) * 20, middle + 10, 132, { fill: tone(art, 0) });
  sheet.circle(130, middle + 66, 104, { fill: tone(art, 1), opacity: 0.92 });
  sheet.circle(226, middle - 44, 58, { fill: tone(art, 2), opacity: 0.95 });
  for (let at = 0; at < 5; at += 1) {
    const y = middle + 34 + at * 20;
    sheet.path(`M 0 ${y} ${wave(y, 14)}`, { stroke: art.palette.text, weight: 0.8, opacity: 0.7 });
  }
}

function strata(art: Art): void {
  const { sheet, top } = art;
  for (let at = 0; at < 5; at += 1) {
    const y = top + 40 + at * 48;
    sheet.path(`M 0 ${y} ${wave(y, 22 - at * 3)} L ${width} ${height} L 0 ${height} Z`, { fill: tone(art, at) });
  }
  for (const x of [84, 204, 322]) {
    sheet.line(x, top + 20, x, top + 138, art.palette.text, 2);
    sheet.circle(x, top + 144, 9, { fill: art.palette.text });
  }
}

function bricks(art: Art): void {
  const { sheet, top, random } = art;
  for (let row = 0; row * 32 < height - top; row += 1) {
    for (let column = -1; column < 7; column += 1) {
      const x = column * 66 + (row % 2) * 33;
      const y = top + 8 + row * 32;
      const path = `M ${x + 10} ${y} h 38 q 10 0 10 12 q 0 12 -10 12 h -38 q -10 0 -10 -12 q 0 -12 10 -12 Z`;
      sheet.path(path, { fill: tone(art, Math.floor(random() * 4)), opacity: 0.55 + random() * 0.45 });
    }
  }
}

function cells(art: Art): void {
  const { sheet, top, random } = art;
  const side = 25;
  for (let row = 0; row * side * 1.5 < height - top + side; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const x = column * side * 1.732 + (row % 2) * side * 0.866;
      const y = top + 20 + row * side * 1.5;
      const corners = Array.from({ length: 6 }, (_, at) => {
        const angle = (at / 6) * 2 * Math.PI + Math.PI / 6;
        return `${x + Math.cos(angle) * side} ${y + Math.sin(angle) * side}`;
      });
      const fill = random() > 0.45 ? tone(art, Math.floor(random() * 4)) : undefined;
      sheet.path(`M ${corners.join(' L ')} Z`, { ...(fill ? { fill } : {}), stroke: art.palette.text, weight: 0.4 });
      sheet.circle(x, y, 2.6, { fill: art.palette.text });
    }
  }
}

function arches(art: Art): void {
  const { sheet, variant } = art;
  const x = width * (0.4 + (variant % 3) * 0.1);
  for (let at = 8; at > 0; at -= 1) {
    const radius = at * 31;
    const foot = height + 10;
    const crown = foot - 60 - radius * 0.75;
    const path = `M ${x - radius} ${foot} V ${crown + radius * 0.6} A ${radius} ${radius * 0.6} 0 0 1 ${x + radius} ${crown + radius * 0.6} V ${foot}`;
    sheet.path(path, { stroke: tone(art, at), weight: 7 });
  }
}

/** The patterns of the covers, as the screens draw them too. */
export const patterns: Record<Cover['pattern'], (art: Art) => void> = {
  contours,
  strands,
  discs,
  strata,
  bricks,
  cells,
  arches,
};
