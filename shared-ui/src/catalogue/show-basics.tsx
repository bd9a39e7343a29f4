import { illustrations } from '@tvacha/shared-contract/vocabulary';
import { Avatar } from '../art/avatar';
import { BookCover } from '../art/book-cover';
import { FigureArt, figureNames } from '../art/figure-art';
import { ConditionArt, ContourBand, SkinScene } from '../art/skin-art';
import { Stat } from '../art/stat';
import { Button } from '../base/button';
import { Card } from '../base/card';
import { Tag } from '../base/tag';
import { Logo } from '../brand/logo';
import { firstIcons } from '../icons/first.generated';
import { Icon, type IconName } from '../icons/icon';
import { otherIcons } from '../icons/other.generated';
import { colours, skin } from '../theme/tokens';
import css from './catalogue.module.css';
import { books } from './samples';
import { Section, useT } from './section';

const typeStyles = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'reading', 'body', 'table', 'small', 'caption'];

export function Tokens() {
  const say = useT();
  return (
    <>
      <Section name="Colour">
        {Object.keys(colours.light).map((name) => (
          <figure key={name} className={css.swatch}>
            <div style={{ background: `var(--${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Section>
      <Section name="Skin, for drawings only">
        {skin.map((colour, index) => (
          <figure key={colour} className={css.swatch}>
            <div style={{ background: colour }} />
            <figcaption>skin-{index + 1}</figcaption>
          </figure>
        ))}
      </Section>
      <Section name="Type">
        <div className={css.stack}>
          {typeStyles.map((name) => (
            <p key={name} style={{ font: `var(--type-${name})` }}>
              {say('Know your skin', 'अपनी त्वचा को जानें')} 0123456789
            </p>
          ))}
        </div>
      </Section>
    </>
  );
}

export function Logos() {
  return (
    <Section name="Lock-up and symbol">
      <span style={{ fontSize: 40 }}>
        <Logo />
      </span>
      <Logo />
      <Logo compact />
    </Section>
  );
}

export function Icons() {
  return (
    <>
      <Section name="In the first load">
        {(Object.keys(firstIcons) as IconName[]).map((name) => (
          <Icon key={name} name={name} size={24} label={name} />
        ))}
      </Section>
      <Section name="When they are drawn">
        {(Object.keys(otherIcons) as IconName[]).map((name) => (
          <Icon key={name} name={name} size={24} label={name} />
        ))}
      </Section>
    </>
  );
}

export function Buttons() {
  const say = useT();
  const word = say('Save', 'सहेजें');
  return (
    <>
      {(['primary', 'default', 'danger', 'text'] as const).map((kind) => (
        <Section key={kind} name={kind}>
          <Button kind={kind} size="sm">
            {word}
          </Button>
          <Button kind={kind}>{word}</Button>
          <Button kind={kind} size="lg" icon="arrow-right">
            {word}
          </Button>
          <Button kind={kind} loading>
            {word}
          </Button>
          <Button kind={kind} disabled>
            {word}
          </Button>
          <Button kind={kind} icon="share-network" aria-label={say('Share', 'साझा करें')} />
        </Section>
      ))}
      <Section name="A link, and the whole width">
        <Button icon="house" href="/tag">
          {say('A link', 'लिंक')}
        </Button>
        <Button kind="primary" block>
          {say('Continue to documents', 'दस्तावेज़ों पर जाएँ')}
        </Button>
      </Section>
    </>
  );
}

export function Tags() {
  const say = useT();
  return (
    <Section name="Tones">
      <Tag tone="neutral">{say('Marathi', 'मराठी')}</Tag>
      <Tag tone="primary">{say('Pigment', 'रंगत')}</Tag>
      <Tag tone="clay">{say('New', 'नया')}</Tag>
      <Tag tone="green" icon="check">
        {say('Verified', 'पक्का')}
      </Tag>
      <Tag tone="amber" icon="warning">
        {say('Waiting', 'इंतज़ार में')}
      </Tag>
      <Tag tone="red" icon="x">
        {say('Myth', 'मिथक')}
      </Tag>
    </Section>
  );
}

export function Cards() {
  const say = useT();
  return (
    <Section name="With and without a title">
      <div className={css.half}>
        <Card title={say('Your learning, this year', 'इस साल की पढ़ाई')} actions={<Tag tone="green">On track</Tag>}>
          <p>{say('21 of 30 credit hours', '30 में से 21 घंटे')}</p>
        </Card>
      </div>
      <div className={css.half}>
        <Card>
          <p>{say('Only a surface with a hairline.', 'केवल एक सतह।')}</p>
        </Card>
      </div>
    </Section>
  );
}

export function Stats() {
  const say = useT();
  return (
    <Section name="A number, and a link to what is behind it">
      <div className={css.narrow}>
        <Stat value="412" label={say('Ebooks', 'ई-पुस्तकें')} icon="books" href="/virtual-grid" />
      </div>
      <div className={css.narrow}>
        <Stat value="1,140" label={say('Cases', 'केस')} />
      </div>
    </Section>
  );
}

const people = 'rao menon kaur iyer nair khan bhat das sethi thomas patel roy'.split(' ');

export function Avatars() {
  return (
    <Section name="Nobody in particular">
      {people.map((seed) => (
        <Avatar key={seed} name={`Dr. ${seed}`} seed={seed} size={56} />
      ))}
    </Section>
  );
}

export function Covers() {
  return (
    <Section name="Patterns and paints">
      <div className={css.covers}>
        {books.slice(0, 42).map(({ id, title, author, cover }) => (
          <BookCover key={id} title={title} author={author} cover={cover} />
        ))}
      </div>
    </Section>
  );
}

export function Skin() {
  return (
    <>
      <Section name="Strata">
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
    </>
  );
}

export function Figures() {
  return (
    <Section name="Figures of articles on five skin tones">
      {figureNames.map((name) => (
        <div key={name} className={css.tones} role="img" aria-label={name}>
          {([0, 1, 2, 3, 4] as const).map((tone) => (
            <div key={tone} className={css.tone}>
              <FigureArt drawing={name} tone={tone} />
            </div>
          ))}
        </div>
      ))}
    </Section>
  );
}
