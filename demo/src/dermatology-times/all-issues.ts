import type { DermatologyTimesSeed } from './dermatology-times';
import { infectionsAndPolicy } from './infections-and-policy';
import { practiceAndProducts } from './practice-and-products';

/** All issues of the newspaper. */
export const dermatologyTimesSeeds: readonly DermatologyTimesSeed[] = [...infectionsAndPolicy, ...practiceAndProducts];
