import type { Figure } from '@tvacha/shared-contract';
import { FigureArt, figureNames } from '../../../shared-ui/src/art/figure-art';
import { contourPath } from './contours';
import { scenes } from './scenes';

const isFigure = (name: string): name is Figure => figureNames.some((known) => known === name);

/** A drawing of the articles, or one of the films' own. @throws where there is none of that name */
export function Drawing({ name }: { name: string }) {
  if (isFigure(name)) return <FigureArt drawing={name} tone={2} />;
  const scene = scenes[name];
  if (!scene) throw new Error(`There is no drawing ${name}`);
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true">
      {scene}
    </svg>
  );
}

interface TitleProps {
  series: string;
  title: string;
  by: string;
  drawing: string;
}

export const TitleSlide = ({ series, title, by, drawing }: TitleProps) => (
  <main className="title">
    <svg className="contours" viewBox="0 0 960 540" aria-hidden="true">
      {Array.from({ length: 9 }, (_, at) => (
        <path key={contourPath(at)} d={contourPath(at)} />
      ))}
    </svg>
    <section>
      <p className="series">{series}</p>
      <h1>{title}</h1>
      <p className="by">{by}</p>
    </section>
    <figure>
      <Drawing name={drawing} />
    </figure>
  </main>
);

interface LineProps {
  number: number;
  of: number;
  title: string;
  words: string;
  drawing: string;
}

/** A line of a slide. Its foot stays free: captions stand there. */
export const LineSlide = ({ number, of, title, words, drawing }: LineProps) => (
  <main className="line">
    <section>
      <p className="number">
        {number} <span>/ {of}</span>
      </p>
      <h2>{title}</h2>
      <p className="words">{words}</p>
    </section>
    <figure>
      <Drawing name={drawing} />
    </figure>
  </main>
);
