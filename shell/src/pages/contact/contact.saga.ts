import * as constants from '@tvacha/shared-contract/constants';
import { dropDraft } from '@tvacha/shared-core/draft';
import { call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { CallError, call as callServer } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import {
  type ContactProblem,
  type ContactSubmission,
  contactFailed,
  contactSent,
  contactSubmitted,
} from './contact.slice';
import { contactFields, draftName } from './contact-fields';

/** The message as the server takes it: trimmed, and the phone number with its country code, if one is given. */
const send = ({ name, email, phone, subject, message, website }: ContactSubmission) => {
  const number = phone ? { phone: `${constants.countryCode}${phone}` } : {};
  return callServer('contact.send', {
    body: {
      name: name.trim(),
      email: email.trim(),
      subject: subject.trim(),
      message: message.trim(),
      website,
      ...number,
    },
  });
};

function problemOf(error: unknown): ContactProblem {
  const { issues, retryAfter = 0 } = error instanceof CallError ? error : { issues: [] };
  const refused = issues.map(({ path }) => path.replace(/^body\./, ''));
  return {
    code: codeOf(error),
    fields: contactFields.filter((field) => refused.includes(field)),
    wait: Math.ceil(retryAfter / 60),
  };
}

function* submit({ payload }: ReturnType<typeof contactSubmitted>) {
  try {
    yield call(send, payload);
    dropDraft(draftName);
    yield put(contactSent({ email: payload.email.trim(), subject: payload.subject.trim() }));
    yield call(toast, 'contact_Success');
  } catch (error) {
    yield put(contactFailed(problemOf(error)));
  }
}

/** While one message is on its way a second press of the button is not taken. */
export function* contactSaga() {
  yield takeLeading(contactSubmitted, submit);
}
