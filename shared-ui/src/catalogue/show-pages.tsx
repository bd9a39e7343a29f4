import { BackLink } from '../base/back-link';
import { Button } from '../base/button';
import { Card } from '../base/card';
import { PageHeader } from '../base/page-header';
import { Breadcrumb } from '../page/breadcrumb';
import { ContentsList } from '../page/contents-list';
import { DescriptionList } from '../page/description-list';
import { DetailPage } from '../page/detail-page';
import { RichText } from '../text/rich-text';
import css from './catalogue.module.css';
import { Section, useT } from './section';

export function PageHeaders() {
  const say = useT();
  return (
    <>
      <PageHeader
        eyebrow={say('Friday 20 November', 'शुक्रवार 20 नवंबर')}
        title={say('Good morning, Dr. Rao', 'नमस्ते, Dr. Rao')}
        lead={say('Everything the portal is made of.', 'पोर्टल के सभी हिस्से।')}
        actions={
          <>
            <Button icon="upload-simple">{say('Contribute a case', 'केस भेजें')}</Button>
            <Button kind="primary" icon="question">
              {say('Ask a colleague', 'साथी से पूछें')}
            </Button>
          </>
        }
      />
      <PublicHead />
    </>
  );
}

export function BackLinks() {
  const say = useT();
  return <BackLink to="/doctor/ebook" label={say('All ebooks', 'सभी ई-पुस्तकें')} />;
}

/** The words of a public page, which has one of them: drawn here as the page beside it would. */
function PublicHead() {
  const say = useT();
  return (
    <Section name="On a public page">
      <PageHeader
        kind="hero"
        eyebrow={say('Membership', 'सदस्यता')}
        title={say('What membership gives you', 'सदस्यता से क्या मिलता है')}
        lead={say(
          'Twelve kinds of resources for doctors who treat skin.',
          'त्वचा का इलाज करने वालों के लिए बारह तरह की सामग्री।',
        )}
        actions={<Button kind="primary">{say('Become a member', 'सदस्य बनें')}</Button>}
      />
    </Section>
  );
}

function Trail() {
  const say = useT();
  return (
    <Breadcrumb
      label={say('You are here', 'आप यहाँ हैं')}
      items={[
        { label: say('A to Z', 'अ से ज्ञ'), href: '/breadcrumb' },
        { label: say('Infections', 'संक्रमण'), href: '/breadcrumb' },
        { label: say('Ringworm', 'दाद') },
      ]}
    />
  );
}

export const Breadcrumbs = () => (
  <Section name="The way back">
    <Trail />
  </Section>
);

const text = {
  en: 'Many “three-in-one” creams mix a steroid with an antifungal. The steroid calms the itch within days, so it feels like a cure. But it also quiets the skin’s own defence, and the ring grows wider.',
  hi: 'कई “थ्री-इन-वन” क्रीम में स्टेरॉयड मिला होता है। खुजली कुछ दिनों में कम हो जाती है, इसलिए लगता है कि दाद ठीक हो गया। पर त्वचा की अपनी ताक़त घट जाती है और दाद फैलता है।',
};

export function DetailPages() {
  const say = useT();
  const headings = [
    { id: 'looks', text: say('What it looks like', 'कैसा दिखता है') },
    { id: 'harm', text: say('Why steroid creams harm', 'स्टेरॉयड क्रीम से नुक़सान') },
    { id: 'today', text: say('What to do today', 'आज क्या करें') },
  ];
  return (
    <DetailPage
      contents={<ContentsList label={say('On this page', 'इस पेज पर')} headings={headings} />}
      aside={
        <Card title={say('See a doctor if', 'डॉक्टर को दिखाएँ अगर')}>
          <p>{say('It covers more than one body part.', 'यह शरीर के एक से ज़्यादा हिस्सों पर हो।')}</p>
        </Card>
      }
    >
      <Trail />
      <PageHeader title={say('Ringworm (tinea)', 'दाद (टीनिया)')} />
      {headings.map((heading) => (
        <section key={heading.id} style={{ marginBottom: 40 }}>
          <h2 id={heading.id} style={{ font: 'var(--type-h3)', marginBottom: 12 }}>
            {heading.text}
          </h2>
          <p style={{ font: 'var(--type-reading)' }}>{say(text.en, text.hi)}</p>
        </section>
      ))}
    </DetailPage>
  );
}

export function DescriptionLists() {
  const say = useT();
  const items = [
    { term: say('Name', 'नाम'), value: 'Dr. Jasleen Kaur' },
    { term: say('Registration', 'पंजीकरण'), value: 'PMC 48127' },
    { term: say('Mobile', 'मोबाइल'), value: '+91 90000 00321' },
    { term: say('Fellowship', 'फ़ेलोशिप'), value: '' },
  ];
  return (
    <Section name="One column, two columns">
      <div className={css.half}>
        <DescriptionList items={items} />
      </div>
      <div className={css.wide}>
        <DescriptionList items={items} columns={2} />
      </div>
    </Section>
  );
}

const answer = `### What I do

Start **itraconazole 100 mg** twice daily and *stop every steroid cream*.

1. Confirm with a KOH smear
2. Treat the family together
3. See them again after two weeks

> It clears slowly: tell them so.

| Week | Dose |
|---|---|
| 1 to 4 | 200 mg |
| 5 to 6 | 100 mg |

See [the guideline](https://example.in/tinea). A script is only text: <script>alert(1)</script>, and [this](javascript:alert) leads nowhere.`;

export const RichTexts = () => (
  <Section name="Markdown, and HTML as text">
    <RichText text={answer} />
  </Section>
);
