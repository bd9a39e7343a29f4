import { contentKindNames } from '@tvacha/shared-contract';
import { bind } from '../http/bind';
import { cancelRegistration, registerForMeeting } from '../services/contents/come-to-meeting';
import { listKind } from '../services/contents/list-kind';
import { listRegistrations } from '../services/contents/list-registrations';
import { showKind } from '../services/contents/show-kind';

/** A list and a record of each kind of content, and who comes to what is attended. */
export const contentsRoutes = [
  ...contentKindNames.flatMap((kind) => [
    bind(`${kind}.list`, listKind(kind)),
    bind(`${kind}.details`, showKind(kind)),
  ]),
  bind('events.register', registerForMeeting),
  bind('events.cancel', cancelRegistration),
  bind('events.registrations', listRegistrations),
];
