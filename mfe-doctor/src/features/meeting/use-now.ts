import { useNowUntil } from '../../common/use-now-until';
import { nextMoment } from './meeting';

type Timed = Parameters<typeof nextMoment>[0];

/** The present moment, told anew when something else is to be said of one of these meetings. In milliseconds. */
export const useNow = (meetings: readonly Timed[]): number =>
  useNowUntil((now) => Math.min(...meetings.map((meeting) => nextMoment(meeting, now) ?? Number.POSITIVE_INFINITY)));
