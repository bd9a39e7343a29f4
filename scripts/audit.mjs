// What is shipped: its origin, licences and advisories (SEC-39). `--sbom` writes its bill of materials instead.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bad, good, say } from './lib/run.mjs';
import { billOf, licenceFaults, lockFaults, shipped } from './lib/supply-chain.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const bill = 'dist/sbom.cdx.json';

function writeBill() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  const made = billOf(JSON.parse(text), lock);
  mkdirSync('dist', { recursive: true });
  writeFileSync(bill, JSON.stringify(made, null, 2));
  good(`${bill}: ${made.components.length} components`);
}

function tell(title, faults) {
  if (faults.length === 0) return good(title);
  bad(title);
  for (const fault of faults) say(`  ${fault}`);
}

/** Advisories of a severity that stops a release; undefined where the registry does not answer. */
function advisories() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--sbom')) writeBill();
else {
  const faults = [lockFaults(lock), licenceFaults(lock)];
  tell('Every package has its hash and comes from the registry', faults[0]);
  tell(`Licences of the ${shipped(lock).length} packages that are shipped`, faults[1]);
  const found = advisories();
  if (found) tell('No high or critical advisory', found);
  else bad('Advisories: the registry could not be asked, so nothing is known of them. Try again where it answers.');
  process.exitCode = [...faults, found ?? []].flat().length > 0 ? 1 : found ? 0 : 2;
}
