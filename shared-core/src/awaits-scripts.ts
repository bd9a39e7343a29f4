import { useSyncExternalStore } from 'react';

const never = () => () => {};
/**
 * Whether scripts are still to reach this part of the page: on the server, and while React takes over what was drawn
 * there.
 * @param asked false where the answer changes nothing, which spares a second picture.
 */
export const useAwaitsScripts = (asked = true): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => asked,
  );
