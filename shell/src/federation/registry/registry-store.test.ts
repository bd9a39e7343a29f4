import { waitFor } from '@testing-library/react';
import type { RemoteRow } from '@tvacha/shared-contract/registry';
import { HttpResponse, http } from 'msw';
import { server, withServer } from '../../test-network';
import { aRelease, aRow } from '../testing/registry-rows';
import { timeouts } from '../timeouts';
import { guardRegistry } from './guard';

withServer();

type Rows = (RemoteRow | object)[];
const registry = (seq: number, ...remotes: Rows) => ({ seq, remotes });
const newer = (area: 'doctor' | 'patient', version: string) => aRow(area, { current: aRelease(area, version) });

/** Answers the question for the registry, and counts how often it is asked. */
function serve(answer: () => Response) {
  const asked = { times: 0 };
  server.use(
    http.get('*/registry.json', () => {
      asked.times += 1;
      return answer();
    }),
  );
  return asked;
}

/** A page that has just been loaded at a path, with a registry in it or without. */
async function openPage(path: string, inlined?: object) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = inlined ? `<script id="registry" type="text">${JSON.stringify(inlined)}</script>` : '';
  jest.resetModules();
  const known = await import('./registry-store');
  known.startRegistry();
  const take = (seq: number, ...rows: Rows) => known.acceptRegistry(guardRegistry(registry(seq, ...rows)));
  const versions = () => (['doctor', 'patient'] as const).map((area) => known.knownRow(area)?.current.version);
  return { ...known, take, versions };
}

test('[MFE-03] the registry in the page is known at once; an area that it does not name is not available', async () => {
  const asked = serve(() => HttpResponse.json({}));
  const { knownAreas } = await openPage('/', registry(3, aRow('doctor')));
  const { prefixes, routes, menu } = aRow('doctor');
  expect(knownAreas()).toEqual([{ area: 'doctor', available: true, prefixes, routes, menu }]);
  expect(asked.times).toBe(0);
});

test('[MFE-03] a page without a registry asks for it', async () => {
  serve(() => HttpResponse.json(registry(3, aRow('doctor'))));
  const { versions } = await openPage('/');
  await waitFor(() => expect(versions()).toEqual(['2.0.0', undefined]));
});

test('[MFE-04] a newer registry takes the place of the known one, an older or equal one does not', async () => {
  const { take, versions } = await openPage('/', registry(3, newer('doctor', '3.0.0'), newer('patient', '3.0.0')));
  take(3, newer('doctor', '4.0.0'));
  take(2, newer('doctor', '4.0.0'));
  expect(versions()).toEqual(['3.0.0', '3.0.0']);
  take(4, newer('doctor', '4.0.0'));
  expect(versions()).toEqual(['4.0.0', undefined]);
});

test('[MFE-06] a row that has become unsound leaves the last good one', async () => {
  const { take, versions } = await openPage('/', registry(3, newer('doctor', '3.0.0')));
  take(4, { ...aRow('doctor'), prefixes: [] }, newer('patient', '4.0.0'));
  expect(versions()).toEqual(['3.0.0', '4.0.0']);
});

test('[MFE-04] each visit asks anew, but the first one to the area that the page was opened at', async () => {
  const asked = serve(() => HttpResponse.json(registry(4, newer('doctor', '4.0.0'))));
  const { freshRow } = await openPage('/doctor/home', registry(3, newer('doctor', '3.0.0')));
  expect((await freshRow('doctor'))?.current.version).toBe('3.0.0');
  expect(asked.times).toBe(0);
  expect((await freshRow('doctor'))?.current.version).toBe('4.0.0');
  expect((await freshRow('doctor'))?.current.version).toBe('4.0.0');
  expect(asked.times).toBe(2);
});

test('[MFE-06] a known row is waited for a second, an unknown one as long as code', async () => {
  serve(() => new Response(new ReadableStream()));
  const { freshRow } = await openPage('/', registry(3, newer('doctor', '3.0.0')));
  jest.useFakeTimers();
  const settled: string[] = [];
  void freshRow('doctor').then((row) => settled.push(`doctor ${row?.current.version}`));
  void freshRow('patient').then((row) => settled.push(`patient ${row?.current.version}`));
  await jest.advanceTimersByTimeAsync(timeouts.registry - 1);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toEqual(['doctor 3.0.0']);
  await jest.advanceTimersByTimeAsync(timeouts.load);
  expect(settled).toEqual(['doctor 3.0.0', 'patient undefined']);
  jest.useRealTimers();
});

test('[MFE-06] a request for the registry that hangs is shared for a second, then the next visit asks anew', async () => {
  const asked = serve(() => new Response(new ReadableStream()));
  const { freshRow } = await openPage('/', registry(3, newer('doctor', '3.0.0')));
  jest.useFakeTimers();
  const first = [freshRow('doctor'), freshRow('doctor')];
  await jest.advanceTimersByTimeAsync(timeouts.registry);
  await Promise.all(first);
  expect(asked.times).toBe(1);
  serve(() => HttpResponse.json(registry(4, newer('doctor', '4.0.0'))));
  jest.useRealTimers();
  expect((await freshRow('doctor'))?.current.version).toBe('4.0.0');
});

test('[MFE-06] a request for the registry ends after its time', async () => {
  const ended = jest.fn();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    ended(time);
    return AbortSignal.abort(new Error('time is over'));
  });
  serve(() => new Response(new ReadableStream()));
  const { freshRow } = await openPage('/', registry(3, newer('doctor', '3.0.0')));
  expect(await freshRow('patient')).toBeUndefined();
  expect(ended).toHaveBeenCalledWith(timeouts.load);
  jest.restoreAllMocks();
});

test('[MFE-06] a registry that does not come, or is none, leaves what is known', async () => {
  for (const answer of [
    () => new HttpResponse(null, { status: 503 }),
    () => HttpResponse.text('<html>'),
    HttpResponse.error,
  ]) {
    serve(answer);
    const { freshRow } = await openPage('/', registry(3, newer('doctor', '3.0.0')));
    expect((await freshRow('doctor'))?.current.version).toBe('3.0.0');
    expect(await freshRow('patient')).toBeUndefined();
  }
});

test('[MFE-04] areas on the screen hear of a change', async () => {
  const { take } = await openPage('/', registry(3, aRow('doctor')));
  // The page's own React, which is as new as the page.
  const { renderHook, act } = await import('@testing-library/react/pure');
  const { useAreas } = await import('./registry-store');
  const { result } = renderHook(() =>
    useAreas()
      .filter(({ available }) => available)
      .map(({ area }) => area),
  );
  expect(result.current).toEqual(['doctor']);
  act(() => take(4, aRow('doctor'), aRow('patient')));
  expect(result.current).toEqual(['doctor', 'patient']);
});
