export { ConditionArt, type ConditionArtProps } from './condition-art';
export { ContourBand } from './contour-band';
export { SkinScene, type SkinSceneProps } from './skin-scene';
