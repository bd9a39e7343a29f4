import { peerOf, readTrust } from './peer';

const seen = (remoteAddress: string, headers: Record<string, string>, trust: string) =>
  peerOf({ socket: { remoteAddress }, headers }, readTrust(trust));

test.each([
  ['nobody is believed unless said so', '203.0.113.7', '198.51.100.1', '0', '203.0.113.7'],
  ['a stranger is not believed about itself', '203.0.113.7', '198.51.100.1', '1', '203.0.113.7'],
  ['a proxy of ours is', '10.0.0.2', '203.0.113.7', '1', '203.0.113.7'],
  ['what a client put before it is not', '10.0.0.2', '8.8.8.8, 203.0.113.7', '1', '203.0.113.7'],
  ['nor through two proxies', '10.0.0.2', '8.8.8.8, 203.0.113.7, 10.0.0.9', '10.0.0.0/8', '203.0.113.7'],
  ['nor where the client claims to be a proxy', '10.0.0.2', '8.8.8.8, 10.0.0.9, 203.0.113.7', '1', '203.0.113.7'],
  ['words are no address', '10.0.0.2', '8.8.8.8, unknown', '1', '10.0.0.2'],
  ['an empty header says nothing', '10.0.0.2', '', '1', '10.0.0.2'],
  ['a mapped address is the address', '::ffff:10.0.0.2', '::ffff:203.0.113.7', '10.0.0.2', '203.0.113.7'],
  ['one named proxy and no other', '10.0.0.3', '203.0.113.7', '10.0.0.2', '10.0.0.3'],
])('[SEC-42] the address of the caller: %s', (_what, near, forwarded, trust, ip) => {
  expect(seen(near, { 'x-forwarded-for': forwarded }, trust).ip).toBe(ip);
});

test('[SEC-42] the id of a request is taken from a proxy of ours alone, and only in a plain form', () => {
  const id = '4bf92f3577b34da6';
  expect(seen('10.0.0.2', { 'x-request-id': id }, '1').requestId).toBe(id);
  expect(seen('203.0.113.7', { 'x-request-id': id }, '1').requestId).toBeUndefined();
  expect(seen('10.0.0.2', { 'x-request-id': `${id}\n{"level":"error"}` }, '1').requestId).toBeUndefined();
});

test('[SEC-42] a call through a proxy on this machine is not a call of this machine', () => {
  expect(seen('127.0.0.1', {}, '0').local).toBe(true);
  expect(seen('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, '0').local).toBe(false);
  expect(seen('203.0.113.7', {}, '0').local).toBe(false);
});
