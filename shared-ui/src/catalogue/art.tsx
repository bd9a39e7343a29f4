import { illustrations } from '@tvacha/shared-contract/vocabulary';
import { BookCover } from '../book-cover';
import { ConditionArt, ContourBand, SkinScene } from '../skin-art';
import css from './catalogue.module.css';
import { books } from './samples';
import { Section } from './section';

export function Art() {
  return (
    <>
      <Section name="Skin">
        <div className={css.hero}>
          <SkinScene arch />
        </div>
        <div className={css.strip}>
          <SkinScene />
        </div>
        <div className={css.band}>
          <ContourBand />
        </div>
      </Section>
      <Section name="Conditions on five skin tones">
        {illustrations.map((illustration) => (
          <div key={illustration} className={css.tones} role="img" aria-label={illustration}>
            {([0, 1, 2, 3, 4] as const).map((tone) => (
              <div key={tone} className={css.tone}>
                <ConditionArt illustration={illustration} tone={tone} />
              </div>
            ))}
          </div>
        ))}
      </Section>
      <Section name="Covers">
        <div className={css.covers}>
          {books.slice(0, 42).map(({ id, title, author, cover }) => (
            <BookCover key={id} title={title} author={author} cover={cover} />
          ))}
        </div>
      </Section>
    </>
  );
}
