import { useInjection } from '@tvacha/shared-core/store';
import { addPageArticles } from '../parts/page-articles';
import { Conditions } from './conditions';
import { Hero } from './hero';
import { ReadingRoom } from './reading-room';
import { ThisWeek } from './this-week';
import { TwoReaders } from './two-readers';

/** The portal's front page. */
export function HomePage() {
  useInjection(addPageArticles);
  return (
    <>
      <Hero />
      <Conditions />
      <ReadingRoom />
      <ThisWeek />
      <TwoReaders />
    </>
  );
}
