import { clay, hex, softInk } from '@tvacha/api/pdf-colours';
import { medium } from '../colours';
import type { Frame } from './frame';

/** An arm and a leg with the nerves to feel, and points for testing touch. */
export function drawNerve({ sheet, faces, x, y, wide, high }: Frame): void {
  sheet.box(x, y, wide, high, hex('#FAF6EF'));
  const arm = y + high * 0.26;
  const leg = y + high * 0.72;
  sheet.path(
    `M ${x + 20} ${arm - 16} Q ${x + wide * 0.5} ${arm - 26} ${x + wide - 90} ${arm - 12} l 56 -6 q 12 8 -4 12 l 8 8 q -20 16 -60 10 Q ${x + wide * 0.5} ${arm + 24} ${x + 20} ${arm + 18} Z`,
    {
      fill: medium,
    },
  );
  sheet.path(
    `M ${x + 20} ${leg - 22} Q ${x + wide * 0.45} ${leg - 30} ${x + wide - 80} ${leg - 12} l 10 -26 q 16 -4 16 8 l -4 44 q -40 10 -60 8 Q ${x + wide * 0.45} ${leg + 26} ${x + 20} ${leg + 24} Z`,
    {
      fill: medium,
    },
  );
  const nerve = (path: string) => sheet.path(path, { stroke: clay, weight: 2 });
  nerve(`M ${x + 24} ${arm + 8} Q ${x + wide * 0.45} ${arm + 22} ${x + wide - 50} ${arm + 6}`);
  nerve(`M ${x + wide * 0.5} ${arm - 14} Q ${x + wide * 0.65} ${arm - 16} ${x + wide - 60} ${arm - 8}`);
  nerve(`M ${x + 24} ${leg - 10} Q ${x + wide * 0.4} ${leg - 26} ${x + wide - 84} ${leg + 2}`);
  nerve(`M ${x + 24} ${leg + 14} Q ${x + wide * 0.5} ${leg + 18} ${x + wide - 80} ${leg + 14}`);
  for (const [left, top] of [
    [x + wide - 48, arm - 10],
    [x + wide - 44, arm + 6],
    [x + wide - 66, arm + 2],
    [x + wide - 64, leg - 16],
    [x + wide - 66, leg + 10],
  ] as const) {
    sheet.circle(left, top, 3, { fill: hex('#0F4C52') });
  }
  const style = { font: faces.label, size: 7.5, colour: softInk };
  sheet.text('Ulnar', x + wide * 0.3, arm + 32, style);
  sheet.text('Radial cutaneous', x + wide * 0.5, arm - 24, style);
  sheet.text('Lateral popliteal', x + wide * 0.3, leg - 34, style);
  sheet.text('Posterior tibial', x + wide * 0.45, leg + 36, style);
}
