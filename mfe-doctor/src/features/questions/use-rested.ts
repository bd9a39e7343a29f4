import { useEffect, useState } from 'react';

const pause = 300;

/** What is typed, once the typing rests for 300 ms. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
