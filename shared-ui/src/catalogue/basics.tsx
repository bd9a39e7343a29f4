import { Avatar } from '../avatar';
import { BarChart } from '../bars';
import { Button } from '../button';
import { Card } from '../card';
import { Icon, type IconName } from '../icon';
import { firstIcons } from '../icons/first.generated';
import { otherIcons } from '../icons/other.generated';
import { Logo } from '../logo';
import { PageHeader } from '../page-header';
import { Stat } from '../stat';
import { Tag } from '../tag';
import css from './catalogue.module.css';
import { Section } from './section';

const iconNames = Object.keys({ ...firstIcons, ...otherIcons }) as IconName[];

export function Basics() {
  return (
    <>
      <PageHeader
        eyebrow="Friday 20 November"
        title="Good morning, Dr. Rao"
        lead="Everything the portal is made of, in each of its states."
        actions={
          <>
            <Button icon="upload-simple">Contribute a case</Button>
            <Button kind="primary" icon="question">
              Ask a colleague
            </Button>
          </>
        }
      />
      <Section name="Logo">
        <span style={{ fontSize: 40 }}>
          <Logo />
        </span>
        <Logo />
        <Logo compact />
      </Section>
      <Section name="Button">
        {(['primary', 'default', 'danger', 'text'] as const).map((kind) => (
          <div key={kind} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <Button kind={kind} size="sm">
              Small
            </Button>
            <Button kind={kind}>Middle</Button>
            <Button kind={kind} size="lg" icon="arrow-right">
              Large
            </Button>
            <Button kind={kind} loading>
              Loading
            </Button>
            <Button kind={kind} disabled>
              Off
            </Button>
          </div>
        ))}
        <Button kind="text" icon="x" aria-label="Close" />
        <Button icon="house" href="/?part=art">
          A link
        </Button>
      </Section>
      <Section name="Tag">
        <Tag tone="neutral">Marathi</Tag>
        <Tag tone="primary">Pigment</Tag>
        <Tag tone="clay">New</Tag>
        <Tag tone="green" icon="check">
          Verified
        </Tag>
        <Tag tone="amber" icon="warning">
          Waiting
        </Tag>
        <Tag tone="red" icon="x">
          Myth
        </Tag>
      </Section>
      <Section name="Card, stat, bars">
        <div className={css.half}>
          <Card title="Your learning, this year" actions={<Tag tone="green">On track</Tag>}>
            <BarChart
              label="First-line for naive tinea corporis"
              data={[
                { label: 'Itraconazole 100 mg', value: 552 },
                { label: 'Terbinafine 250 mg', value: 374 },
                { label: 'Topical only', value: 180 },
              ]}
            />
          </Card>
        </div>
        <div className={css.narrow}>
          <Stat value="412" label="Ebooks" icon="books" href="/?part=grid" />
        </div>
        <div className={css.narrow}>
          <Stat value="1,140" label="Cases" />
        </div>
      </Section>
      <Section name="Avatar">
        {['rao', 'menon', 'kaur', 'iyer', 'nair', 'khan', 'bhat', 'das', 'sethi', 'thomas', 'patel', 'roy'].map(
          (seed) => (
            <Avatar key={seed} name={seed} seed={seed} size={56} />
          ),
        )}
      </Section>
      <Section name="Icon">
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} label={name} />
        ))}
      </Section>
    </>
  );
}
