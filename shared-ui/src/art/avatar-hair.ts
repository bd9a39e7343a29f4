interface HairStyle {
  /** Behind the head. */
  back?: string;
  front: string;
}

/** Ways to wear hair: long, short, in a bun, a shawl over it, curls, a side parting. */
export const hairStyles: readonly [HairStyle, ...HairStyle[]] = [
  { back: 'M17 55V36a19 21 0 0 1 38 0V55H44V34H28V55Z', front: 'M23 35Q25 22 36 21.5Q47 22 49 35Q45 27 36 27T23 35Z' },
  { front: 'M22.5 35Q20 18 36 17.5T49.5 35Q48 27 43 26Q34 27 28 26Q24 28 22.5 35Z' },
  { back: 'M36 8a8 8 0 0 1 0 16 8 8 0 0 1 0-16Z', front: 'M22.5 37Q20 19 36 18.5T49.5 37Q46 27 36 26.5T22.5 37Z' },
  { back: 'M15 62V36a21 23 0 0 1 42 0V62H45V36H27V62Z', front: 'M23 33Q24 22 36 21T49 33Q44 26 36 26T23 33Z' },
  {
    back: 'M20 34a8 8 0 0 1 3-13 8 8 0 0 1 13-6 8 8 0 0 1 13 6 8 8 0 0 1 3 13 6 6 0 0 1-4 10H24a6 6 0 0 1-4-10Z',
    front: 'M23.5 33Q25 23 36 23.5T48.5 33Q44 28 36 28T23.5 33Z',
  },
  { front: 'M22.5 34Q20 17 37 17T49.5 35Q49 28 46 25Q36 28 30 24Q26 28 22.5 34Z' },
];
