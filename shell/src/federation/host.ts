import type { Offer } from 'virtual:offers';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

export type Host = ReturnType<typeof createInstance>;
type Options = Parameters<typeof createInstance>[0];
type Shared = NonNullable<Options['shared']>[string];
type Plugin = Parameters<typeof runtimeCore.registerGlobalPlugins>[0][number];

const scope = 'default';

declare global {
  /** Remotes are built without the runtime and take it from here. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Every remote gets the shell's copy of what the shell offers, whatever else stands in the shared scope. */
function pinToShell(offers: Offer[]): Plugin {
  const versions = new Map(offers.map((offer) => [offer.key, offer.version]));
  return {
    name: 'pin-to-shell',
    resolveShare(args) {
      const version = versions.get(args.pkgName);
      const shared = version && args.shareScopeMap[args.scope]?.[args.pkgName]?.[version];
      if (!shared) return args;
      const wanted = args.shareInfo.shareConfig?.requiredVersion;
      args.resolver = () => {
        if (typeof wanted === 'string' && !runtimeCore.satisfy(version, wanted)) {
          throw new Error(`${args.pkgName} ${version} is offered, ${wanted} is needed`);
        }
        return { shared, useTreesShaking: false };
      };
      return args;
    },
  };
}

function shareOf(offer: Offer, forget: (offer: Offer) => void): Shared {
  const common = {
    version: offer.version,
    scope: [scope],
    shareConfig: { singleton: true, requiredVersion: `^${offer.version}` },
  };
  if ('lib' in offer) return { ...common, lib: offer.lib };
  // Whoever asks for it asks again: a release, or a page of it.
  const get = async () => {
    try {
      const module = await offer.get();
      return () => module;
    } catch (error) {
      forget(offer);
      throw error;
    }
  };
  return { ...common, get };
}

/** Makes the shell the host: the one that offers shared modules and knows no remote until one is registered. */
export function createHost(offers: Offer[]): Host {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  runtimeCore.registerGlobalPlugins([pinToShell(offers)]);
  // The runtime keeps a rejected load for ever, also after the network has come back.
  const forget = ({ key, version }: Offer) => {
    const kept = host.shareScopeMap[scope]?.[key]?.[version];
    if (kept) kept.loading = null;
  };
  const host: Host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(offers.map((offer) => [offer.key, shareOf(offer, forget)])),
  });
  return host;
}
