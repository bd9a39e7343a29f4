import { type RGB, rgb } from '@cantoo/pdf-lib';

/** A colour written as `#RRGGBB`. */
export const hex = (code: string): RGB => {
  const channel = (at: number) => Number.parseInt(code.slice(at, at + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
};

export const ink = hex('#17282B');
export const softInk = hex('#475658');
export const teal = hex('#0F4C52');
export const clay = hex('#A2452C');
export const claySoft = hex('#F9E7DD');
export const tealSoft = hex('#E0ECE9');
export const hairline = hex('#D9CCB8');
export const paper = hex('#FFFDF9');
