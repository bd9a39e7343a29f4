import { cancelRegistration, registerForEvent } from '@tvacha/shared-contract/routes/contents';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { saidInPage } from '../../common/refusal';
import { meetingResources } from '../../state/meetings';

interface Registration {
  id: string;
  /** Whether they come, or do not after all. */
  comes: boolean;
}

/** Coming to a meeting, and taking that back. */
export const registration = createMutation({
  name: 'meetingRegistration',
  keyOf: ({ id }: Registration) => id,
  send: ({ id, comes }: Registration) => call(comes ? registerForEvent : cancelRegistration, { body: { id } }),
  invalidates: meetingResources,
  saidInPlace: saidInPage,
});
