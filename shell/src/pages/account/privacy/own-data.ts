import { eraseOwnAccount, exportOwnData } from '@tvacha/shared-contract/routes/account';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { withProof } from '../proof/proof';

/** Hands a value to the browser as a file to keep. */
function saveJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a copy of everything that is kept; its answer is the file's name. */
export const saveCopy = createMutation({
  name: 'accountCopy',
  *send(_: undefined): Generator<unknown, string> {
    const name = `tvacha-data-${new Date().toISOString().slice(0, 10)}.json`;
    yield* withProof(async () => saveJson(name, await call(exportOwnData)));
    return name;
  },
  saidInPlace: 'all',
});

export const eraseAccount = createMutation({
  name: 'accountErasure',
  send: (email: string) => withProof(() => call(eraseOwnAccount, { body: { email } })),
  notice: 'USER_DELETED',
  saidInPlace: 'all',
});
