import { base64url, decodeJwt, SignJWT } from 'jose';
import type { Services } from '../src/services/ctx';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const encode = (value: object) => base64url.encode(bytesOf(JSON.stringify(value)));

/**
 * Tokens that are not good, made from one that is. Each would open the door of a server that forgot one check.
 * @param other a good token of somebody else
 */
export async function forgeriesOf({ config, clock }: Services, good: string, other: string) {
  const claims = decodeJwt(good);
  const now = Math.floor(clock.now().getTime() / 1000);
  const [head = '', body = '', signature = ''] = good.split('.');
  const sign = (
    change: Record<string, unknown>,
    { alg = 'HS256', typ = 'at+jwt', key = config.secrets.accessToken } = {},
  ) => new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, typ }).sign(key);
  const unsigned = (alg: string) => `${encode({ alg, typ: 'at+jwt' })}.${body}.`;
  const { sub: somebody, sid: theirs } = decodeJwt(other);
  return {
    'no token at all': 'token',
    'alg none': unsigned('none'),
    'alg nOnE, with a signature': `${unsigned('nOnE')}${signature}`,
    'another key': await sign({}, { key: new Uint8Array(32).fill(99) }),
    'an empty key': `${encode({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: '' } })}.${body}.${signature}`,
    'another algorithm': await sign(
      {},
      { alg: 'HS512', key: new Uint8Array([...config.secrets.accessToken, ...new Uint8Array(32)]) },
    ),
    'an expired token': await sign({ exp: now - 1 }),
    'a token of tomorrow': await sign({ nbf: now + 86_400, exp: now + 90_000 }),
    'no end': await sign({ exp: undefined }),
    'another audience': await sign({ aud: 'somewhere-else' }),
    'another issuer': await sign({ iss: 'somebody-else' }),
    'another kind of token': await sign({}, { typ: 'JWT' }),
    'claims changed after signing': `${head}.${encode({ ...claims, sub: somebody })}.${signature}`,
    'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
    "somebody else's session": await sign({ sid: theirs }),
    'a session that is not there': await sign({ sid: crypto.randomUUID() }),
    'a subject that is no id': await sign({ sub: "' or 1=1 --" }),
  };
}
