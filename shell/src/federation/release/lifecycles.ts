/** What the shell hands to a remote when it mounts it. */
export interface LifecycleProps {
  name: string;
  domElement: HTMLElement;
  /** The server has drawn this very release's page into the element. */
  isDrawn?: boolean;
  /** To be called when the root has committed. */
  onReady(): void;
  /** To be called when the root cannot go on. */
  onFatal(error: unknown): void;
}

/** What a remote's module `./remote` exports. */
export interface RemoteLifecycles {
  bootstrap(props: LifecycleProps): Promise<unknown>;
  mount(props: LifecycleProps): Promise<unknown>;
  unmount(props: LifecycleProps): Promise<unknown>;
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
