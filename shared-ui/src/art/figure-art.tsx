import type { Drawing, Figure } from '@tvacha/shared-contract';
import { memo, useId } from 'react';
import { ConditionArt } from './condition-art';
import css from './condition-art.module.css';
import type { Tone } from './conditions/tone';
import * as bodies from './figures/bodies';
import * as faces from './figures/faces';
import * as hair from './figures/hair';
import * as heads from './figures/heads';
import { type Draw, inkOf } from './figures/ink';
import * as layers from './figures/layers';
import * as nails from './figures/nail-drawings';
import * as patches from './figures/patches';
import * as pores from './figures/pores';
import * as care from './figures/under-care';

const figures: Readonly<Record<Figure, Draw>> = {
  'acne-stages': pores.acneStages,
  'acne-red-marks': pores.acneRedMarks,
  'acne-brown-marks': pores.acneBrownMarks,
  'acne-gel': faces.acneGel,
  'melasma-cheeks': faces.melasmaCheeks,
  'melasma-heat': faces.melasmaHeat,
  'melasma-rebound': care.melasmaRebound,
  'melasma-net': care.melasmaNet,
  'pityriasis-alba': faces.pityriasisAlba,
  'pityriasis-versicolor': bodies.pityriasisVersicolor,
  scabies: bodies.scabies,
  'eczema-elbow': bodies.eczemaElbow,
  'eczema-patch': patches.eczemaPatch,
  'jock-itch': bodies.jockItch,
  'psoriasis-plaque': patches.psoriasisPlaque,
  'leprosy-or-vitiligo': patches.leprosyOrVitiligo,
  repigmentation: patches.repigmentation,
  'surgical-cut': care.surgicalCut,
  'nail-parts': nails.nailParts,
  'nail-fungus': nails.nailFungus,
  'nail-pits': nails.nailPits,
  'toenail-fungus': nails.toenailFungus,
  'hair-roots': hair.hairRoots,
  'hair-loss-patterns': heads.hairLossPatterns,
  'hair-shedding': heads.hairShedding,
  'alopecia-areata': heads.alopeciaAreata,
  'head-lice': hair.headLice,
  'laser-hair': hair.laserHair,
  'skin-barrier': layers.skinBarrier,
  'moisture-film': layers.moistureFilm,
  'melanin-caps': layers.melaninCaps,
  'sun-morning': layers.sunMorning,
  'shade-and-sunscreen': layers.shadeAndSunscreen,
};

/** All that are drawn here. */
export const figureNames = Object.keys(figures) as Figure[];

const isFigure = (drawing: Drawing): drawing is Figure => drawing in figures;

export interface FigureArtProps {
  drawing: Drawing;
  /** Which of the five skin tones, light (0) to deep (4). */
  tone?: Tone;
}

/**
 * A drawing of an article on one skin tone. All of a figure is shown, and its ground fills the container. It is silent:
 * who shows it says what is drawn.
 */
export const FigureArt = memo(function FigureArt({ drawing, tone = 2 }: FigureArtProps) {
  const id = useId();
  if (!isFigure(drawing)) return <ConditionArt illustration={drawing} tone={tone} />;
  const ink = inkOf(tone);
  return (
    <svg className={css.art} viewBox="0 0 240 120" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <linearGradient id={`${id}skin`} gradientUnits="userSpaceOnUse" x2="240" y2="120">
        <stop stopColor={ink.from} />
        <stop offset="1" stopColor={ink.to} />
      </linearGradient>
      <path d="M-400-300H640V420H-400Z" fill={`url(#${id}skin)`} />
      {figures[drawing](ink, `${id}soft`)}
    </svg>
  );
});
