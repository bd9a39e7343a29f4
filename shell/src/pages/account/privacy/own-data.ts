import { eraseOwnAccount, exportOwnData } from '@tvacha/shared-contract/routes/account';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { saveFile } from '@tvacha/shared-core/save-file';
import { withProof } from '../proof/proof';

/** Saves a copy of everything that is kept; its answer is the file's name. */
export const saveCopy = createMutation({
  name: 'accountCopy',
  *send(_: undefined): Generator<unknown, string> {
    const name = `tvacha-data-${new Date().toISOString().slice(0, 10)}.json`;
    yield* withProof(async () =>
      saveFile(name, new Blob([JSON.stringify(await call(exportOwnData), null, 2)], { type: 'application/json' })),
    );
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
