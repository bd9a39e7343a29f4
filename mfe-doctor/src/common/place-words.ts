import type { Place } from '@tvacha/shared-contract';
import { clock } from './clock';
import type { Translate } from './i18n';

/** Where in a record something stands. */
export const placeWords = (place: Place, t: Translate): string => {
  switch (place.in) {
    case 'second':
      return [t('search.second', { at: clock(place.at) }), place.title].filter(Boolean).join(' · ');
    case 'story':
      return [t('search.story', { at: place.at }), place.title].filter(Boolean).join(' · ');
    case 'page':
      return [t('search.page', { at: place.label ?? place.at }), place.title].filter(Boolean).join(' · ');
    case 'lesson':
      return `${t('search.lesson')} · ${place.title}`;
    case 'answer':
      return t('search.answer');
  }
};
