import { addressBlock } from '../../../limits/address-block';

export interface FairTurnsOptions {
  /** Turns that one address gets in a minute. */
  perMinute: number;
  /** How many of one address may wait. */
  waitingEach: number;
  /** How many may wait in all: a full round must not take longer than somebody waits. */
  waiting: number;
  now?: () => number;
}

interface Waiting {
  begin(): Promise<void>;
  drop(): void;
}

const minute = 60_000;

/**
 * Does one thing at a time, for each address in turn: who asks for much waits behind those who ask for little. Where
 * the line is full, a newcomer takes the place of the last one of whoever has most in it.
 * @returns what does some work in the turn of an address; nothing where that address may not have it done now
 */
export function createFairTurns({ perMinute, waitingEach, waiting, now = Date.now }: FairTurnsOptions) {
  /** By address, whose turn is next first. */
  const lines = new Map<string, Waiting[]>();
  const had = new Map<string, number>();
  let since = now();
  let length = 0;
  let busy = false;

  function mayAsk(who: string): boolean {
    if (now() - since >= minute) {
      had.clear();
      since = now();
    }
    const own = lines.get(who)?.length ?? 0;
    if ((had.get(who) ?? 0) >= perMinute || own >= waitingEach) return false;
    if (length < waiting) return true;
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= own + 1) return false;
    length -= 1;
    longest.pop()?.drop();
    return true;
  }

  async function work(): Promise<void> {
    busy = true;
    for (let [next] = lines; next; [next] = lines) {
      const [who, line] = next;
      const first = line.shift();
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      length -= 1;
      await first?.begin();
    }
    busy = false;
  }

  return <Value>(ip: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> | undefined => {
    const who = addressBlock(ip);
    if (!mayAsk(who)) return undefined;
    had.set(who, (had.get(who) ?? 0) + 1);
    return new Promise<Value | undefined>((done, failed) => {
      const begin = () => make().then(done, failed);
      lines.set(who, [...(lines.get(who) ?? []), { begin, drop: () => done(undefined) }]);
      length += 1;
      if (!busy) void work();
    });
  };
}
