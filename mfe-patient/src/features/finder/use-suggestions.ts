import { useResource } from '@tvacha/shared-core/resources';
import type { Suggested } from '@tvacha/shared-ui/suggest-field';
import { useEffect, useState } from 'react';
import { doctorSuggestions } from '../../state/doctors';

const pause = 150;
const none: readonly Suggested[] = [];

/**
 * What is suggested for what somebody types, once the typing rests; the former while the next is on its way.
 * @param typed empty until somebody types.
 */
export function useSuggestions(field: 'place' | 'name', typed: string): readonly Suggested[] {
  const [search, setSearch] = useState('');
  const [last, setLast] = useState(none);
  const wanted = /\p{L}/u.test(typed) && typed.trim().length > 1 ? typed.trim() : '';
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { value } = useResource(doctorSuggestions, search ? { field, search } : null);
  const found = value?.map(({ value, place }) => ({ value, note: place }));
  if (found && JSON.stringify(found) !== JSON.stringify(last)) setLast(found);
  return wanted ? last : none;
}
