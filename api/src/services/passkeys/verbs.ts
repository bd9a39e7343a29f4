import type { AreaVerbs } from '../verb';
import { addPasskey, beginPasskey } from './add-passkey';
import { listPasskeys, removePasskey } from './own-passkeys';
import { beginPasskeyLogin, finishPasskeyLogin } from './passkey-login';

export const passkeysVerbs = {
  'auth.second-factor.passkey.begin': beginPasskeyLogin,
  'auth.second-factor.passkey': finishPasskeyLogin,
  'auth.passkeys.list': listPasskeys,
  'auth.passkeys.begin': beginPasskey,
  'auth.passkeys.add': addPasskey,
  'auth.passkeys.remove': removePasskey,
} satisfies AreaVerbs<'passkeys'>;
