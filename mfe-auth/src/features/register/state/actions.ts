import type { Profile, Result } from '@tvacha/shared-contract';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { createAction } from '@tvacha/shared-core/toolkit';
import type { UploadItem } from '@tvacha/shared-ui/file-upload';
import type { CodeMoments, Spender } from '../../../common/code/code-state';
import type { Contact, ContactType, Registrant } from './contact';
import type { Progress } from './progress';

export type Found = Result<'code.verify'>;

const named = <Payload = void>(name: string) => createAction<Payload>(`registration/${name}`);

/** What was kept in this tab is taken up again. */
export const resumed = named<{ progress: Progress; customerId: string; scopedToken: 'none' | 'correction' | 'live' }>(
  'resumed',
);
/** `hasAccount`: they come from a login that says so. */
export const resumeAsked = named<{ code: string | null; hasAccount: boolean }>('resumeAsked');
/** There is an account, but nothing is known here of whose. */
export const proofAsked = named('proofAsked');
/** It is known where this person stands. */
export const settled = named('settled');
export const begunAnew = named<{ code: string }>('begunAnew');

/** The server's answer to a customer code, which may be another than the one before. */
export const customerAnswered = named<Found>('customerAnswered');
/** The code of the address is of nobody. */
export const customerRefused = named<{ code: string }>('customerRefused');
/** A page was opened, or an answer has led to one. */
export const arrived = named('arrived');
export const customerFound = named<Found>('customerFound');
/** `mayCorrect`: a scoped token came along. */
export const registered = named<{ registrant: Registrant; moments: CodeMoments | null; mayCorrect: boolean }>(
  'registered',
);
export const registrationClosed = named<'APPROVAL_PENDING' | 'USER_ALREADY_EXISTS'>('registrationClosed');

export const codeSent = named<{ contact: Contact; moments: CodeMoments }>('codeSent');
export const codeSpent = named<{ type: ContactType; by: Spender }>('codeSpent');
/** Back to the contact, to give another one. */
export const contactReopened = named('contactReopened');
export const contactProved = named<{ contact: Contact; registrant: Registrant }>('contactProved');
/** A contact was mistyped, and another one has taken its place. */
export const contactCorrected = named<{ contact: Contact; moments: CodeMoments }>('contactCorrected');
export const scopedTokenEnded = named('ticketEnded');
export const profileLoaded = named<Profile>('profileLoaded');

interface FileOf {
  kind: DocumentKind;
  id: string;
}
export const filesAdded = named<{ kind: DocumentKind; items: readonly UploadItem[] }>('filesAdded');
export const fileChanged = named<FileOf & { changes: Partial<UploadItem> }>('fileChanged');
/** `completes`: with it both papers are there, which they were not before. */
export const fileSent = named<FileOf & { profile: Profile; completes: boolean }>('fileSent');
export const fileRetried = named<FileOf>('fileRetried');
/** `isKept`: the server has it already. */
export const fileRemoved = named<FileOf & { isKept: boolean }>('fileRemoved');

/** A password is set, or is not wanted. */
export const passwordSettled = named('passwordSettled');
/** Nothing is left to do here. */
export const finished = named('finished');
