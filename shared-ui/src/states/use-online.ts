import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'];

function subscribe(told: () => void) {
  for (const event of events) window.addEventListener(event, told);
  return () => {
    for (const event of events) window.removeEventListener(event, told);
  };
}

/** Whether the device has a network; on the server, and before that is known, it has. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
