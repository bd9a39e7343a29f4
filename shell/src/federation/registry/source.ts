import { timeouts } from '../timeouts';
import { openRegistry } from '../verify';
import { type GuardedRegistry, guardRegistry } from './guard';

function read(text: string): GuardedRegistry | undefined {
  try {
    return guardRegistry(openRegistry(text));
  } catch {
    return undefined;
  }
}

/** The registry that the server put into the page. */
export function inlinedRegistry(): GuardedRegistry | undefined {
  const text = document.getElementById('registry')?.textContent;
  return text ? read(text) : undefined;
}

/** The registry as it stands now. Nothing: it did not come in its time, or made no sense. */
export async function fetchRegistry(): Promise<GuardedRegistry | undefined> {
  try {
    const response = await fetch('/registry.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeouts.load),
    });
    return response.ok ? read(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
