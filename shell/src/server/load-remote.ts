import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { offers } from 'virtual:offers';
import { satisfy } from '@module-federation/runtime-core';
import type { Release } from '@tvacha/shared-contract/registry';
import type { RemoteServer } from '@tvacha/shared-core/remote';

const loaded = new Map<string, RemoteServer>();

/** Gives a remote what the shell offers, by `key@range`, and nothing else. */
function take(name: string, wanted: string): unknown {
  const at = wanted.lastIndexOf('@');
  const [key, range] = [wanted.slice(0, at), wanted.slice(at + 1)];
  const offer = offers.find((one) => one.key === key);
  if (!offer || !('lib' in offer)) throw new Error(`${name}: ${wanted} is not offered`);
  if (!satisfy(offer.version, range))
    throw new Error(`${name}: ${key} ${offer.version} is offered, ${range} is needed`);
  return offer.lib();
}

/**
 * The server's part of a release, from the file that the registry vouches for; evaluated once.
 * @throws where the file is another one, needs what is not offered, or fails itself.
 */
export async function loadRemote(site: string, { name, server, integrity }: Release): Promise<RemoteServer> {
  const hash = server && integrity[server];
  if (!hash) throw new Error(`${name}: it has no file for the server`);
  const known = loaded.get(hash);
  if (known) return known;
  const file = join(site, server.split('?')[0] ?? '');
  const source = await readFile(file, 'utf8');
  const found = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (found !== hash) throw new Error(`${name}: ${server} is not the file that was released`);
  const module: { exports: { server?: RemoteServer } } = { exports: {} };
  const evaluate = compileFunction(source, ['module', 'exports', 'require'], { filename: file });
  evaluate(module, module.exports, (wanted: string) => take(name, wanted));
  const { server: remote } = module.exports;
  if (!remote) throw new Error(`${name}: ${server} exports no server`);
  loaded.set(hash, remote);
  return remote;
}
