import { retry } from './retry';

const lost = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
const pauses = [1, 1];

function failing(error: Error, times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw error;
    return 'loaded';
  });
  return load;
}

test('[MFE-06] what the network failed to bring is asked for again', async () => {
  const load = failing(lost, 2);
  await expect(retry(load, pauses)).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
});

test('[MFE-06] it is not asked for for ever', async () => {
  const load = failing(lost, 9);
  await expect(retry(load, pauses)).rejects.toBe(lost);
  expect(load).toHaveBeenCalledTimes(3);
});

test('[MFE-06] code that throws is not run again', async () => {
  const load = failing(new Error('undefined is not a function'), 1);
  await expect(retry(load, pauses)).rejects.toThrow('undefined is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});
