import type { RemoteLifecycles, RemoteProps } from '@tvacha/shared-core/remote';

/** What the shell hands to a remote when it mounts it. */
export interface LifecycleProps extends RemoteProps {
  /** Of the release. */
  name: string;
}

/** Checks the shape of what came from a remote. */
export function asLifecycles(module: unknown, name: string): RemoteLifecycles {
  const isSound =
    typeof module === 'object' &&
    module !== null &&
    ['bootstrap', 'mount', 'unmount'].every((key) => typeof Reflect.get(module, key) === 'function');
  if (!isSound) throw new Error(`${name}: its module ./remote has no lifecycles`);
  return module as RemoteLifecycles;
}
