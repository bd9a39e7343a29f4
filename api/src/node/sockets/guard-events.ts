import type { Socket } from 'socket.io';
import { type Counters, windowAt } from '../../limits/counters';

const minute = 60_000;

interface Guard {
  counters: Counters;
  /** Messages a minute. */
  most: number;
  now(): number;
}

/**
 * For each socket and its user: lets no event of a client through that is not known, and closes the socket of who says too much (SEC-41).
 * The product's clients say nothing over the socket: no event is known yet, and one that will be is listed here
 * with who may say it.
 */
export function eventGuard({ counters, most, now }: Guard): (socket: Socket, userId: string) => void {
  return (socket, userId) => {
    let minuteNow = 0;
    let here = 0;
    socket.use(([, ...said]) => {
      const { start } = windowAt(now(), minute);
      here = start === minuteNow ? here + 1 : 1;
      minuteNow = start;
      const acknowledge = said.at(-1);
      if (here > most) return void socket.disconnect(true);
      counters.hit(`said:${userId}`, start, minute).then(
        (count) => count > most && socket.disconnect(true),
        () => {},
      );
      if (typeof acknowledge === 'function') acknowledge({ error: true, code: 'FORBIDDEN' });
    });
  };
}
