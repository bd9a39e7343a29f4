import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether an address is a proxy of ours. */
export type Trust = (address: string) => boolean;

const privateNetworks = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
];

const kind = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Reads TRUST_PROXY: `0` believes nobody, `1` private networks, else addresses and subnets with commas between. */
export function readTrust(text: string): Trust {
  if (text === '0') return () => false;
  const list = new BlockList();
  for (const part of text === '1' ? privateNetworks : text.split(',')) {
    const [address = '', bits] = part.trim().split('/');
    if (isIP(address) === 0) throw new Error(`${part} is no address`);
    if (bits === undefined) list.addAddress(address, kind(address));
    else list.addSubnet(address, Number(bits), kind(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, kind(address));
}

export interface Peer {
  /** The address of whoever called, as far as our own proxies vouch for it. */
  ip: string;
  /** The id a proxy of ours gave the request. */
  requestId?: string;
  /** Whether the call came from this machine, with no proxy between. */
  local: boolean;
}

/**
 * Who is calling. The chain of X-Forwarded-For is followed from its right end, which the nearest proxy wrote,
 * up to the first address that is no proxy of ours; what stands left of it anybody may have written (SEC-42).
 */
export function peerOf(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trust: Trust,
): Peer {
  const near = plain(socket.remoteAddress ?? '');
  const forwarded = headers['x-forwarded-for'];
  const local = /^(?:127\.|::1$)/.test(near) && forwarded === undefined;
  if (!trust(near)) return { ip: near, local };
  const chain = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => plain(part.trim()));
  let ip = near;
  for (const hop of chain.reverse()) {
    if (isIP(hop) === 0) break;
    ip = hop;
    if (!trust(hop)) break;
  }
  const given = headers['x-request-id'];
  return {
    ip,
    local,
    ...(typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? { requestId: given } : {}),
  };
}
