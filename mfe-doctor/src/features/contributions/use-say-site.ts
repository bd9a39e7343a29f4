import type { BodySite, SkinTone } from '@tvacha/shared-contract/vocabulary';
import { useT } from './messages';

interface Placed {
  bodySite: BodySite | null;
  skinTone: SkinTone | null;
}

/** Where on the body, and on which type of skin, in words. */
export function useSaySite() {
  const t = useT();
  return ({ bodySite, skinTone }: Placed): string =>
    [bodySite && t(`contributions.site.${bodySite}`), skinTone && t('contributions.tone', { tone: skinTone })]
      .filter(Boolean)
      .join(', ');
}
