import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openPglite } from '@tvacha/api/open-pglite';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { startPortal } from '../src/portal';

const root = resolve(import.meta.dirname, '../..');
/** The entry that is changed. */
const seq = 3;

/** What somebody does who owns the database: the trigger that forbids it is off meanwhile. */
async function changeEntry(dataDir: string): Promise<void> {
  const { client, close } = await openPglite({ dataDir: join(dataDir, 'database') });
  await client.exec(`
    alter table audit_log disable trigger audit_log_append_only;
    update audit_log set ip = '198.51.100.1' where seq = ${seq};
    alter table audit_log enable trigger audit_log_append_only;
  `);
  await close();
}

const verifyAudit = (dataDir: string) =>
  promisify(execFile)('npm', ['run', '--silent', 'audit:verify', '-w', 'api'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });

test('[SEC-43] [ADM-02] an entry of the log that was changed is found by the command and on the screen @full', async ({
  page,
}) => {
  const portal = await startPortal({}, async (dataDir) => {
    const { stdout } = await verifyAudit(dataDir);
    expect(stdout).toContain('The audit log is whole');
    await changeEntry(dataDir);
    await expect(verifyAudit(dataDir)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`broken at row ${seq}: changed`),
    });
  });
  await enterAs(page, 'admin', portal.url);
  await page.goto(`${portal.url}/admin/logs`);
  await page.getByRole('button', { name: 'Check that the log is whole' }).click();
  const said = page.getByRole('alert').filter({ hasText: `The log is broken at entry ${seq}` });
  await expect(said).toContainText('This entry is not what was written.');
  await page.close();
  await portal.stop();
});
