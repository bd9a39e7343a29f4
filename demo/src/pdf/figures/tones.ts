import type { RGB } from '@cantoo/pdf-lib';
import { clay, hex } from '@tvacha/api/pdf-colours';
import type { Lesion } from '../../books/monographs/monograph';
import { skinTones } from '../colours';
import { blob } from '../sheet';
import type { Frame } from './frame';

interface Patch {
  frame: Frame;
  x: number;
  y: number;
  radius: number;
  tone: RGB;
  /** 0 is the lightest tone, 4 the deepest. */
  at: number;
}

const darker = ['#D9A98A', '#C58E6A', '#8A5335', '#663C25', '#2A150D'].map(hex);
const edges = ['#B9573F', '#AE4E38', '#8E3B2A', '#6E3226', '#8A4A3A'].map(hex);

const lesions: Record<Lesion, (patch: Patch) => void> = {
  ring({ frame: { sheet, random }, x, y, radius, tone, at }) {
    const edge = edges[at] ?? clay;
    sheet.path(blob(x, y, radius, 0.16, random), { stroke: edge, weight: 6 });
    sheet.path(blob(x, y, radius * 0.62, 0.2, random), { fill: tone, opacity: 0.6 });
  },
  pale({ frame: { sheet, random }, x, y, radius }) {
    sheet.path(blob(x, y, radius, 0.34, random), { fill: hex('#FFF8EF') });
    sheet.circle(x + radius * 0.25, y, 2, { fill: hex('#A9744E') });
  },
  plaque({ frame: { sheet, random }, x, y, radius, at }) {
    sheet.path(blob(x, y, radius, 0.2, random), { fill: edges[at] ?? clay });
    for (let flake = 0; flake < 14; flake += 1) {
      const angle = random() * 2 * Math.PI;
      const far = random() * radius * 0.75;
      const [left, up] = [x + Math.cos(angle) * far - 4, y + Math.sin(angle) * far];
      sheet.path(`M ${left} ${up} q 4 -4 9 0`, { stroke: hex('#F1EBE4'), weight: 1.6 });
    }
  },
  brown({ frame: { sheet, random }, x, y, radius, at }) {
    const fill = darker[at] ?? clay;
    sheet.path(blob(x - 5, y - 8, radius * 0.8, 0.4, random), { fill, opacity: 0.75 });
    sheet.path(blob(x + 7, y + 12, radius * 0.6, 0.4, random), { fill, opacity: 0.65 });
  },
  weals({ frame: { sheet, random }, x, y, radius, tone, at }) {
    for (const [dx, dy, share] of [
      [-0.35, -0.7, 0.55],
      [0.3, 0.1, 0.7],
      [-0.3, 0.9, 0.45],
    ] as const) {
      const [left, up, size] = [x + dx * radius, y + dy * radius, share * radius];
      sheet.path(blob(left, up, size * 1.25, 0.2, random), { fill: edges[at] ?? clay, opacity: 0.4 });
      sheet.path(blob(left, up, size, 0.25, random), { fill: tone });
      sheet.path(blob(left, up, size, 0.25, random), { stroke: edges[at] ?? clay, weight: 0.8 });
    }
  },
};

/** The same lesion on five skin tones. */
export function drawTones(frame: Frame, lesion: Lesion): void {
  const strip = frame.wide / skinTones.length;
  skinTones.forEach((tone, at) => {
    const left = frame.x + at * strip;
    frame.sheet.box(left, frame.y, strip, frame.high, tone);
    lesions[lesion]({ frame, x: left + strip / 2, y: frame.y + frame.high / 2, radius: strip * 0.36, tone, at });
  });
}
