import { endSession } from '@tvacha/shared-core/session';
import { useEffect, useState } from 'react';
import { EndingWarning } from './ending-warning';
import { usePhase } from './use-phase';
import { useSignsOfLife } from './use-signs-of-life';

/** Warns staff before their session ends, and ends it in this browser when its time is over (SEC-23). */
export function StaffLimits() {
  const phase = usePhase();
  const [seen, setSeen] = useState(0);
  useSignsOfLife();

  const over = phase.kind === 'over' ? phase.by : undefined;
  useEffect(() => {
    if (over) void endSession(over);
  }, [over]);

  // Of an end that nobody can put off one warning is enough.
  if (phase.kind !== 'ending' || phase.endsAt === seen) return null;
  return <EndingWarning key={phase.endsAt} by={phase.by} endsAt={phase.endsAt} onSeen={() => setSeen(phase.endsAt)} />;
}
