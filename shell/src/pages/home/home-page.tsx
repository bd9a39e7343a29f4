import { useLayoutEffect } from 'react';
import { Conditions } from './conditions';
import { Hero } from './hero';
import { addHomeArticles } from './home-articles';
import { ReadingRoom } from './reading-room';
import { ThisWeek } from './this-week';

/** The portal's front page. */
export function HomePage() {
  // Before the parts below ask for articles in their own effects.
  useLayoutEffect(addHomeArticles, []);
  return (
    <>
      <Hero />
      <Conditions />
      <ReadingRoom />
      <ThisWeek />
    </>
  );
}
