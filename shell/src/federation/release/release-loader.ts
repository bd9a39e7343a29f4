import type { Release } from '@tvacha/shared-contract/registry';
import { withRetry } from '@tvacha/shared-core/lazy-part';
import type { RemoteLifecycles } from '@tvacha/shared-core/remote';
import type { Host } from '../host';
import { admitRelease } from '../verify';
import { asLifecycles } from './lifecycles';
import { isPrerenderedBy } from './prerendered-element';
import { dropFiles, switchStyles } from './release-styles';

export interface ReleaseLoader {
  /** The release's lifecycles; loaded once, and again from nothing after `forget`. */
  load(release: Release): Promise<RemoteLifecycles>;
  /** Says that the release failed: whatever of it is in the page is not used again. */
  forget(release: Release): void;
}

type LoadingHost = Pick<Host, 'registerRemotes' | 'loadRemote' | 'moduleCache'> & {
  options: { remotes: { name: string }[] };
};

/** Under which name, and where, a release is asked for after so many failures. */
function addressOf({ name, entry }: Release, tries: number) {
  if (tries === 0) return { name, entry };
  return { name: `${name}--${tries}`, entry: `${entry}${entry.includes('?') ? '&' : '?'}try=${tries}` };
}

/** Takes out of the runtime what it keeps of a release under this name; its shared modules are the shell's. */
function unregister({ moduleCache, options }: LoadingHost, name: string) {
  moduleCache.delete(name);
  options.remotes = options.remotes.filter((remote) => remote.name !== name);
}

/**
 * Loads releases through the federation runtime. The runtime and the release's own chunk loader keep what they have
 * begun, also what hangs or has failed; so a release that failed is registered under another name when it is tried
 * again, its entry is asked for at another URL, and all its modules are evaluated anew.
 */
export function createReleaseLoader(host: LoadingHost): ReleaseLoader {
  const failures = new Map<string, number>();
  const loads = new Map<string, Promise<RemoteLifecycles>>();

  async function fetchRelease(release: Release): Promise<RemoteLifecycles> {
    admitRelease(release);
    const tries = failures.get(release.name) ?? 0;
    const { name, entry } = addressOf(release, tries);
    // The entry declares a global of the release's name; the runtime takes one that is there for the one it asked for.
    if (tries) Reflect.set(globalThis, release.name, undefined);
    host.registerRemotes([{ name, entry, type: 'global', entryGlobalName: release.name }]);
    const loadRemote = async () => {
      // Its requests would go on under the next try, which joins what is pending of the shell's shared modules.
      if ((failures.get(release.name) ?? 0) !== tries) throw new Error(`${release.name} was given up`);
      return host.loadRemote<unknown>(`${name}/remote`);
    };
    const lifecycles = asLifecycles(await withRetry(loadRemote), release.name);
    await lifecycles.bootstrap();
    return lifecycles;
  }

  return {
    load(release) {
      switchStyles(release, true);
      const known = loads.get(release.name);
      if (known) return known;
      const loading = fetchRelease(release);
      loads.set(release.name, loading);
      // A failure is not kept: whoever asks next asks the network.
      loading.catch(() => loads.get(release.name) === loading && loads.delete(release.name));
      return loading;
    },
    forget(release) {
      const tries = failures.get(release.name) ?? 0;
      unregister(host, addressOf(release, tries).name);
      failures.set(release.name, tries + 1);
      loads.delete(release.name);
      const isShown = isPrerenderedBy(release.name);
      if (!isShown) switchStyles(release, false);
      dropFiles(release, isShown);
    },
  };
}
