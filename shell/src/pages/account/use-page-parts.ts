import { watchResources } from '@tvacha/shared-core/resources';
import { type Injection, injectRemote } from '@tvacha/shared-core/store';
import { useEffect, useLayoutEffect } from 'react';

/**
 * Brings what a page loads and writes, for as long as it is open: nothing of one account is there for the next one
 * that logs in here.
 * @param injection the same each time.
 */
export function usePageParts(injection: Injection): void {
  useLayoutEffect(() => injectRemote(injection), [injection]);
  useEffect(() => watchResources(injection.resources ?? []), [injection]);
}
