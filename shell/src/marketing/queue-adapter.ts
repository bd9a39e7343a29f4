import type { MarketingScript } from '@tvacha/shared-contract';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import type { MarketingAdapter } from './adapter';

type Queue = ((...told: unknown[]) => void) & { q?: unknown[][] };

/** What is told before the script is there waits where such scripts look for it. */
function makeQueue(): Queue {
  const q: unknown[][] = [];
  return Object.assign((...told: unknown[]) => void q.push(told), { q });
}

/** Brings the script, once a page. */
function bring({ src, integrity }: MarketingScript, onError: () => void): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.async = true;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  script.addEventListener('error', () => {
    script.remove();
    onError();
  });
  script.src = src;
  document.head.append(script);
}

/**
 * For scripts that take what they are told from one function in the page. One that does not come, or that throws, is
 * told nothing more, and the portal goes on.
 */
export function connectQueue(config: MarketingScript): MarketingAdapter {
  const page = window as unknown as Record<string, Queue | undefined>;
  const { queue } = config;
  page[queue] ??= makeQueue();
  let open = true;
  const end = () => {
    open = false;
    page[queue]?.q?.splice(0);
  };
  const fail = (error: unknown) => {
    end();
    reportCaughtError({ where: 'marketing', error });
  };
  const tell = (...told: unknown[]) => {
    if (!open) return;
    try {
      page[queue]?.(...told);
    } catch (error) {
      fail(error);
    }
  };
  bring(config, () => fail(new Error('The marketing script did not come')));
  return {
    identify: (contact) => tell('identify', contact),
    page: (route) => tell('page', { route }),
    event: (name) => tell('event', name),
    end,
  };
}
