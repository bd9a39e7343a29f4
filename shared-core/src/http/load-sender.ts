import { CallError } from './call-error';

/**
 * What sends calls, axios and the table of routes among it, as a chunk of its own: a page that came drawn asks for
 * nothing, and does not load it.
 */
export const loadSender = () =>
  import(/* webpackChunkName: "calls" */ './ask').catch(() => {
    throw new CallError('UNAVAILABLE', 0);
  });
