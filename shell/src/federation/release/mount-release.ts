import type { Release } from '@tvacha/shared-contract/registry';
import { timeouts, within } from '../timeouts';
import { restorePrerendered, takePrerendered } from './prerendered-element';
import type { ReleaseLoader } from './release-loader';
import { showsSomething } from './shows-something';

export interface MountOptions {
  release: Release;
  loader: ReleaseLoader;
  outlet: HTMLElement;
  /** Aborted when the visitor leaves the area. */
  signal: AbortSignal;
  /** The release was well and then gave up, or shows nothing. May come before the mount is known to have succeeded. */
  onLateFatal(error: unknown): void;
}

export interface MountedRelease {
  release: Release;
  unmount(): Promise<void>;
}

/**
 * Mounts a release in an element of its own, or in the one that the server drew it into. Resolves when it is well: `mount` has resolved and its root has
 * committed. Otherwise everything of the attempt is taken away again before this rejects.
 */
export async function mountRelease(options: MountOptions): Promise<MountedRelease> {
  const { release, loader, outlet, signal, onLateFatal } = options;
  const lifecycles = await within(loader.load(release), timeouts.load, `${release.name}: load`, signal);
  signal.throwIfAborted();

  const prerendered = takePrerendered(release.name);
  const domElement = prerendered ?? freshElement(release, outlet);

  let isWell = false;
  let blankCheck: ReturnType<typeof setTimeout> | undefined;
  const ready = deferred();
  const failure = deferred();
  const broken: unknown[] = [];
  const props = {
    name: release.name,
    domElement,
    isPrerendered: prerendered !== undefined,
    onReady: ready.resolve,
    onFatal: (error: unknown) => {
      broken.push(error);
      if (isWell) onLateFatal(error);
      else failure.reject(error);
    },
  };

  const unmount = async () => {
    clearTimeout(blankCheck);
    // A release that cannot leave in an orderly way loses its element all the same.
    await within(lifecycles.unmount(props), timeouts.unmount, `${release.name}: unmount`).catch(() => {});
    domElement.remove();
  };

  try {
    const isUp = Promise.all([ready.promise, lifecycles.mount(props)]);
    await within(Promise.race([failure.promise, isUp]), timeouts.ready, `${release.name}: mount`, signal);
    // It may have given up between saying that it is ready and this.
    if (broken.length > 0) throw broken[0];
    isWell = true;
    blankCheck = setTimeout(() => {
      if (!showsSomething(domElement)) onLateFatal(new Error(`${release.name} shows nothing`));
    }, timeouts.blank);
    delete domElement.dataset.waiting;
    return { release, unmount };
  } catch (error) {
    await unmount();
    restorePrerendered(outlet);
    throw error;
  }
}

function freshElement({ name }: Release, outlet: HTMLElement) {
  const element = document.createElement('div');
  element.dataset.release = name;
  element.dataset.waiting = '';
  outlet.append(element);
  return element;
}

function deferred() {
  let resolve = () => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
