export { ConditionArt, type ConditionArtProps } from './art/condition-art';
export { ContourBand } from './art/contour-band';
export { SkinScene, type SkinSceneProps } from './art/skin-scene';
