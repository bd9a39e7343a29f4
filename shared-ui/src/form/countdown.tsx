import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface CountdownProps {
  /** The moment it ends, in milliseconds since 1970. */
  until: number;
  onDone: () => void;
  /** Gets whole seconds left and their text, such as 0:24. */
  render: (left: { seconds: number; text: string }) => ReactNode;
}

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));
const asText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds down to a moment; it follows the clock, so a sleeping tab does not slow it. */
export function Countdown({ until, onDone, render }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until));
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    const tick = () => {
      const left = secondsLeft(until);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      finish();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  return render({ seconds, text: asText(seconds) });
}
