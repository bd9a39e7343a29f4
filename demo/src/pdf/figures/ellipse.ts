import { clay, hex, softInk } from '@tvacha/api/pdf-colours';
import { light } from '../colours';
import type { Frame } from './frame';

/** Ways to sample or remove: shave, punch and an ellipse along the lines of the skin. */
export function drawEllipse({ sheet, faces, x, y, wide, high }: Frame): void {
  const middle = y + high * 0.48;
  sheet.box(x, y, wide, high, light);
  for (let at = 1; at < 9; at += 1) {
    const top = y + (at * high) / 9;
    sheet.path(`M ${x} ${top} Q ${x + wide / 2} ${top - 8} ${x + wide} ${top}`, {
      stroke: hex('#DDA47C'),
      weight: 0.7,
    });
  }
  const marks = { stroke: hex('#432519'), weight: 1.4 };
  const [shave, punch, excision] = [x + wide * 0.16, x + wide * 0.42, x + wide * 0.76];
  sheet.circle(shave, middle, 13, { fill: clay });
  sheet.path(`M ${shave - 24} ${middle + 18} q 24 10 48 0`, marks);
  sheet.circle(punch, middle, 13, { fill: clay });
  sheet.circle(punch, middle, 20, marks);
  sheet.path(
    `M ${excision - 64} ${middle} Q ${excision} ${middle - 46} ${excision + 64} ${middle} Q ${excision} ${middle + 46} ${excision - 64} ${middle} Z`,
    marks,
  );
  sheet.circle(excision, middle, 13, { fill: clay });
  const style = { font: faces.label, size: 7.5, colour: softInk };
  sheet.text('Surface', shave - 14, y + high - 12, style);
  sheet.text('Dermis', punch - 13, y + high - 12, style);
  sheet.text('Whole lesion, 3 to 1', excision - 38, y + high - 12, style);
}
