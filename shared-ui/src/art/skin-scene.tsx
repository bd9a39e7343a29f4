import { clsx } from 'clsx';
import { useId } from 'react';
import { cellBodies, cellNuclei, fat, fibres, hairs, layers, loops, scene, skyLines } from './scene-data';
import css from './skin-scene.module.css';

export interface SkinSceneProps {
  /** Cut to the arch of the home page; else it fills its container. */
  arch?: boolean;
}

/** Layers of skin with hairs: the hero, and the side of the login. They settle once, unless motion is not wanted. */
export function SkinScene({ arch }: SkinSceneProps) {
  const id = useId();
  return (
    <svg
      className={clsx(css.scene, arch && css.arch)}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <Paints id={id} />
      <rect width={scene.width} height={scene.height} fill={`url(#${id}sky)`} />
      {skyLines.map(({ line, opacity }) => (
        <path key={line} className={css.skyLine} d={line} strokeOpacity={opacity} />
      ))}
      <circle className={css.sun} cx="414" cy="104" r="52" />
      {layers.map(({ line, area }, index) => (
        <g key={line} className={css.layer} style={{ animationDelay: `${index * 45}ms` }}>
          <path d={area} fill={`url(#${id}layer${index})`} />
          <path className={css.edge} d={line} />
          {index === 1 ? (
            <>
              <path className={css.cell} d={cellBodies} />
              <path className={css.nucleus} d={cellNuclei} />
            </>
          ) : null}
          {index === 3 ? (
            <>
              <path className={css.fibre} d={fibres} />
              <path className={css.loop} d={loops} />
            </>
          ) : null}
          {index === 5 ? <path className={css.fat} d={fat} /> : null}
        </g>
      ))}
      <g className={css.hairs}>
        {hairs.map(({ x, y, flat, tall, sheath }) => (
          <g key={x}>
            <path d={sheath} fill={`url(#${id}sheath)`} />
            <circle className={css.pit} cx={x} cy={y} r="13" />
            <path className={css.hair} d={arch ? tall : flat} />
            <circle className={css.bulb} cx={x} cy={y} r="9" />
            <circle className={css.shine} cx={x - 3} cy={y - 3} r="2.4" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Each layer goes from one step of the skin ramp to the next. */
const stops: readonly (readonly [from: string, to: string])[] = [
  ['var(--skin-1)', 'var(--skin-2)'],
  ['color-mix(in srgb, var(--skin-2) 92%, var(--skin-1))', 'var(--skin-3)'],
  ['var(--skin-3)', 'var(--skin-4)'],
  ['var(--skin-4)', 'var(--skin-5)'],
  ['var(--skin-5)', 'var(--skin-6)'],
  ['color-mix(in srgb, var(--skin-6) 80%, var(--skin-7))', 'var(--skin-7)'],
];

function Paints({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop style={{ stopColor: 'var(--art-sky)' }} />
        <stop offset=".4" style={{ stopColor: 'var(--art-sky-low)' }} />
      </linearGradient>
      <linearGradient id={`${id}sheath`} x2="0" y2="1">
        <stop style={{ stopColor: 'var(--skin-7)', stopOpacity: 0 }} />
        <stop offset=".4" style={{ stopColor: 'var(--skin-7)', stopOpacity: 0.32 }} />
        <stop offset="1" style={{ stopColor: 'var(--skin-7)', stopOpacity: 0.5 }} />
      </linearGradient>
      {stops.map(([from, to], index) => (
        <linearGradient key={from} id={`${id}layer${index}`} x1=".1" y1="0" x2=".9" y2=".5">
          <stop style={{ stopColor: from }} />
          <stop offset="1" style={{ stopColor: to }} />
        </linearGradient>
      ))}
    </defs>
  );
}
