import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Area, Registry } from '@tvacha/shared-contract/registry';
import { publish } from './publish';
import { rollback } from './rollback';
import { keptDays, placeShell } from './shell';

const usage = `Usage:
  deploy publish  --remote <area> --from <dist> [--site dist/site]   put a build on the site and make it current
  deploy shell    --from <dist> [--site dist/site]                   put a build of the shell on the site; files of
                                                                     the one before it stay for ${keptDays} days
  deploy rollback --remote <area> [--site dist/site]                 go back to the previous release`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'string' },
    from: { type: 'string' },
    site: { type: 'string', default: 'dist/site' },
  },
});

/** npm runs a workspace's script in its own folder; paths are meant from where the command was given. */
const path = (given: string) => resolve(process.env.INIT_CWD ?? process.cwd(), given);

function areaOf(name: string | undefined): Area {
  if (!name) throw new Error(`--remote names the area\n\n${usage}`);
  return name;
}

async function run(): Promise<Registry | undefined> {
  const site = path(values.site);
  switch (positionals[0]) {
    case 'publish': {
      if (!values.from) throw new Error(`--from names the folder of the build\n\n${usage}`);
      const area = areaOf(values.remote);
      const dist = path(values.from);
      return publish({ site, dist, area });
    }
    case 'shell':
      if (!values.from) throw new Error(`--from names the folder of the build\n\n${usage}`);
      await placeShell({ site, dist: path(values.from) });
      return undefined;
    case 'rollback':
      return rollback(site, areaOf(values.remote));
    default:
      throw new Error(usage);
  }
}

try {
  const registry = await run();
  const row = registry?.remotes.find(({ area }) => area === values.remote);
  const previous = row?.previous ? `, before it ${row.previous.version}` : '';
  const said = registry ? `${values.remote} ${row?.current.version}${previous} (registry ${registry.seq})` : 'shell';
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
