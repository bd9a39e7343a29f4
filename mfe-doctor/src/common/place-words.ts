import type { Place } from '@tvacha/shared-contract';
import { clock } from './clock';
import type { Translate } from './i18n';

/** Where in a record something stands. */
export const placeWords = (place: Place, t: Translate): string => {
  switch (place.in) {
    case 'second':
    case 'page':
    case 'story': {
      const at = t(`search.${place.in}`, { at: place.in === 'second' ? clock(place.at) : place.at });
      return place.title ? `${at} · ${place.title}` : at;
    }
    case 'lesson':
      return `${t('search.lesson')} · ${place.title}`;
    case 'answer':
      return t('search.answer');
  }
};
