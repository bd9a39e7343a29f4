import type { LearningYear } from '@tvacha/shared-contract';
import { foundKinds } from '@tvacha/shared-core/found';
import { foundKindOf } from '../../kinds/paths';
import type { LearningTranslate } from './messages';

type Spent = LearningYear['time'];

/** Time in hours and whole minutes. */
export function inWords(seconds: number, t: LearningTranslate): string {
  const minutes = Math.floor(seconds / 60);
  return t('time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

const sum = (rows: Spent) => rows.reduce((total, { seconds }) => total + seconds, 0);
export const secondsIn = sum;

export interface KindTime {
  title: string;
  seconds: number;
  /** By month, January first. */
  months: number[];
}

/** Time by kind, the longest first, each month by month. */
export function byKind(time: Spent): KindTime[] {
  const types = [...new Set(time.map(({ type }) => type))];
  return types
    .map((type) => {
      const own = time.filter((row) => row.type === type);
      const months = Array.from({ length: 12 }, (_, at) => sum(own.filter(({ month }) => month === at + 1)));
      return { title: foundKinds[foundKindOf({ type })].title.en, seconds: sum(own), months };
    })
    .sort((one, other) => other.seconds - one.seconds);
}
