import * as constants from '@tvacha/shared-contract/constants';

/** Rules that hide entries: those that do not fit in the bar there, those that do in the overflow menu. */
function entryRules(place: number): string[] {
  const width = `${place * constants.headerItemWidth}px`;
  return [
    `@container menu (width < ${width}){[data-bar-item="${place}"]{display:none}}`,
    `@container menu (width >= ${width}){[data-more-item="${place}"]{display:none}}`,
  ];
}

/**
 * The rules that move entries from the top menu into its overflow menu, and the whole menu into the drawer
 * (NAV-07). Container and media queries and not measurements, so the first paint is right and nothing shifts;
 * made here because a style sheet cannot read the two constants.
 */
export function menuStyle(count: number): string {
  return [
    ...Array.from({ length: count }, (_, index) => entryRules(index + 1)).flat(),
    `@container menu (width >= ${count * constants.headerItemWidth}px){[data-more]{display:none}}`,
    `@media (width <= ${constants.headerBreakpoint}px){[data-top-menu]{display:none}}`,
    `@media (width > ${constants.headerBreakpoint}px){[data-drawer-button]{display:none}}`,
  ].join('\n');
}

/** Hangs the overflow menu from its button where it holds one entry alone, instead of across the page. */
export function sheetStyle(count: number): string {
  const width = `${(count - 1) * constants.headerItemWidth}px`;
  return `@container menu (width >= ${width}){ul[data-more-sheet]{right:auto;left:auto;width:264px;columns:auto}}`;
}
