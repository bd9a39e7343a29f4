import type { MemberType } from '@tvacha/shared-contract/content-kinds';
import { kinds } from '@tvacha/shared-contract/kinds';
import { useResource } from '@tvacha/shared-core/resources';
import { type ScreenKind, screenOf } from '../../kinds/screens';
import { editors } from '../../state/editors';

/** Who wrote titles of a kind; nobody is asked for where its list is not narrowed by author. */
export function useAuthors(name: ScreenKind) {
  const type: MemberType = kinds[name].type;
  return useResource(editors, screenOf(name).byAuthor ? { type } : null);
}
