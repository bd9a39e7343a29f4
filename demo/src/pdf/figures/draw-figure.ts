import type { FigureSeed } from '../../books/monographs/monograph';
import { drawDepth } from './depth';
import { drawEllipse } from './ellipse';
import type { Frame } from './frame';
import { drawGrid } from './grid';
import { drawLens } from './lens';
import { drawNail } from './nail';
import { drawNerve } from './nerve';
import { drawScalp } from './scalp';
import { drawSection } from './section';
import { drawTimeline } from './timeline';
import { drawTones } from './tones';

const drawers = {
  scalp: drawScalp,
  timeline: drawTimeline,
  section: drawSection,
  lens: drawLens,
  nerve: drawNerve,
  nail: drawNail,
  depth: drawDepth,
  ellipse: drawEllipse,
  grid: drawGrid,
} as const;

/** Draws the figure of a book into its frame. */
export function drawFigure(figure: FigureSeed, frame: Frame): void {
  if (figure.kind === 'tones') drawTones(frame, figure.lesion);
  else drawers[figure.kind](frame);
}
