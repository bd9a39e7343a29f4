import { constants } from '@tvacha/shared-contract/constants';

/**
 * The rules that move entries from the top menu into its overflow menu, and the whole menu into the drawer
 * (NAV-07). Container and media queries and not measurements, so the first paint is right and nothing shifts;
 * made here because a style sheet cannot read the two constants.
 */
export function menuStyle(count: number): string {
  const steps = Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const none = place === count ? ',[data-more]' : '';
    return (
      `@container menu (min-width:${place * constants.headerItemWidth}px){` +
      `[data-bar-item="${place}"]{display:block}[data-more-item="${place}"]${none}{display:none}}`
    );
  });
  return [
    '[data-bar-item],[data-drawer-button]{display:none}',
    ...steps,
    `@media (max-width:${constants.headerBreakpoint}px){[data-top-menu]{display:none}[data-drawer-button]{display:inline-flex}}`,
  ].join('\n');
}
