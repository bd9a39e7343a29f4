export { FigureArt, type FigureArtProps, figureNames } from './art/figure-art';
