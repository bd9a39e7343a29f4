import { publish } from './publish';
import { readRegistry } from './registry-file';
import { rollback } from './rollback';
import { emptyFolder, fakeBuild } from './testing/fake-build';

test('[MFE-09] a rollback makes the previous release current, and nothing falls back to the one taken back', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0')) });
  await publish({ site, ...(await fakeBuild('1.1.0')) });
  await rollback(site, 'doctor');

  const { remotes } = await readRegistry(site);
  expect(remotes[0]?.current.version).toBe('1.0.0');
  expect(remotes[0]).not.toHaveProperty('previous');
});

test('[MFE-09] a rollback without a previous release is refused', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0')) });
  await expect(rollback(site, 'doctor')).rejects.toThrow('no previous release');
});
