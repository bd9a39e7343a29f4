import type { Mark } from '@tvacha/shared-contract';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Icon } from '../icons/icon';
import { arrowHead, boxOf, noteSide } from './geometry';
import markColours from './mark-colours.module.css';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';
import { keptPath } from './stroke-path';

type Shape = Extract<Mark, { kind: 'shape' }>;

function ShapeLines({ shape }: { shape: Shape }) {
  const { from, to, form } = shape;
  const [left, bottom, right, top] = boxOf(shape);
  if (form === 'box') return <rect x={left} y={bottom} width={right - left} height={top - bottom} rx={2} />;
  if (form === 'ellipse')
    return <ellipse cx={(left + right) / 2} cy={(bottom + top) / 2} rx={(right - left) / 2} ry={(top - bottom) / 2} />;
  const [one, other] = form === 'arrow' ? arrowHead(shape) : [];
  const head = one && other ? `M${one.join(' ')}L${to.join(' ')}L${other.join(' ')}` : '';
  return <path d={`M${from.join(' ')}L${to.join(' ')}${head}`} />;
}

interface MarkShapeProps {
  mark: Mark;
  place: PagePlace;
}

/** One dry mark, drawn in pixels of the page as it is shown. Whoever cannot see it finds it in the list of notes. */
export const MarkShape = memo(function MarkShape({ mark, place }: MarkShapeProps) {
  const transform = `matrix(${place.matrix.join(' ')})`;
  // A picture is not multiplied with the page: it has a layer of its own.
  if (mark.kind === 'image') return null;
  const colour = clsx(css.coloured, markColours[mark.colour]);
  switch (mark.kind) {
    case 'ink':
      return (
        <path className={colour} data-mark={mark.id} fill="currentColor" transform={transform} d={keptPath(mark)} />
      );
    case 'shape':
      return (
        <g className={clsx(css.lines, colour)} data-mark={mark.id} transform={transform} strokeWidth={mark.width}>
          <ShapeLines shape={mark} />
        </g>
      );
    case 'highlight':
      return (
        <g className={clsx(css.marker, colour)} data-mark={mark.id} transform={transform}>
          {mark.boxes.map(([x1, y1, x2, y2]) => (
            <rect key={`${x1} ${y1} ${x2}`} x={x1} y={y1} width={x2 - x1} height={y2 - y1} rx={1} />
          ))}
        </g>
      );
    case 'note': {
      const [x, y] = place.toScreen(mark.at);
      const side = noteSide * place.scale;
      return (
        <g
          className={clsx(css.sign, colour)}
          data-mark={mark.id}
          transform={`translate(${x - side / 2} ${y - side / 2})`}
        >
          <circle cx={side / 2} cy={side / 2} r={side / 2} />
          <svg x={side / 4} y={side / 4} width={side / 2} height={side / 2} aria-hidden="true">
            <Icon name="note-pencil" size={20} />
          </svg>
        </g>
      );
    }
    case 'text': {
      const { left, top, width, height } = place.boxOnScreen(mark.box);
      return (
        <foreignObject x={left} y={top} width={width} height={height} className={css.words} data-mark={mark.id}>
          <div className={clsx(css.text, colour)} style={{ fontSize: mark.size * place.scale }}>
            {mark.text}
          </div>
        </foreignObject>
      );
    }
  }
});
