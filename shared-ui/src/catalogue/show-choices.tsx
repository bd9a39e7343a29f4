import { useState } from 'react';
import { Button } from '../base/button';
import { Checkbox } from '../form/checkbox';
import { RadioGroup } from '../form/radio-group';
import { Stepper } from '../form/stepper';
import { Switch } from '../form/switch';
import css from './catalogue.module.css';
import { Section, useT } from './section';

const nothing = () => undefined;

export function Checkboxes() {
  const say = useT();
  const [on, setOn] = useState(true);
  return (
    <Section name="States">
      <div className={css.stack}>
        <Checkbox
          checked={on}
          onChange={setOn}
          label={
            <>
              {say('I have read the', 'मैंने पढ़ लिया है:')} <a href="/tag">{say('terms', 'शर्तें')}</a>
            </>
          }
        />
        <Checkbox checked={false} onChange={nothing} label={say('Send me news', 'मुझे समाचार भेजें')} />
        <Checkbox checked={false} indeterminate onChange={nothing} label={say('All permissions', 'सभी अनुमतियाँ')} />
        <Checkbox checked disabled onChange={nothing} label={say('Read', 'पढ़ना')} />
        <Checkbox
          checked={false}
          onChange={nothing}
          label={say('I am a registered medical practitioner', 'मैं पंजीकृत चिकित्सक हूँ')}
          error={say('Needed to go on', 'आगे बढ़ने के लिए ज़रूरी')}
        />
      </div>
    </Section>
  );
}

export function Switches() {
  const say = useT();
  const [on, setOn] = useState(true);
  return (
    <Section name="States">
      <div className={css.stack}>
        <Switch
          label={say('Mail me when somebody answers', 'जवाब आने पर मेल भेजें')}
          hint={say('At most once a day', 'दिन में एक बार')}
          on={on}
          onChange={setOn}
        />
        <Switch label={say('Dark mode', 'गहरा रंग')} on={false} onChange={nothing} />
        <Switch label={say('Set by your admin', 'एडमिन ने तय किया')} on disabled onChange={nothing} />
      </div>
    </Section>
  );
}

export function RadioGroups() {
  const say = useT();
  const [answer, setAnswer] = useState<'itra' | 'terb' | 'topical'>('terb');
  const options = [
    { value: 'itra', label: say('Itraconazole 100 mg', 'इट्राकोनाज़ोल 100 mg') },
    { value: 'terb', label: say('Terbinafine 250 mg', 'टर्बिनाफ़ीन 250 mg'), hint: say('Two weeks', 'दो हफ़्ते') },
    { value: 'topical', label: say('Topical only', 'केवल लगाने की दवा') },
  ] as const;
  const label = say('First-line for naive tinea corporis?', 'दाद की पहली दवा?');
  return (
    <Section name="Plain, framed, wrong">
      <div className={css.half}>
        <RadioGroup label={label} value={answer} options={options} onChange={setAnswer} />
      </div>
      <div className={css.half}>
        <RadioGroup label={label} value={answer} options={options} onChange={setAnswer} framed />
      </div>
      <div className={css.half}>
        <RadioGroup
          label={label}
          value=""
          options={options}
          onChange={nothing}
          error={say('Choose an answer', 'एक जवाब चुनें')}
        />
      </div>
    </Section>
  );
}

export function Steppers() {
  const say = useT();
  const [at, setAt] = useState('about');
  const steps = [
    { key: 'code', title: say('Customer code', 'ग्राहक कोड'), text: say('TVD-7Q42 accepted', 'TVD-7Q42 मान्य') },
    { key: 'about', title: say('About you', 'आपके बारे में'), text: say('Name, phone, email', 'नाम, फ़ोन, ईमेल') },
    { key: 'papers', title: say('Documents', 'दस्तावेज़'), text: say('Degree and visiting card', 'डिग्री और कार्ड') },
    { key: 'review', title: say('Review', 'जाँच'), text: say('Send for approval', 'मंज़ूरी के लिए भेजें') },
  ];
  const label = say('Registration', 'पंजीकरण');
  return (
    <>
      <Section name="Done steps can be opened">
        <div className={css.wide}>
          <Stepper label={label} steps={steps} current={at} onOpen={setAt} />
        </div>
        <Button onClick={() => setAt('review')}>{say('Go to the last step', 'आख़िरी चरण')}</Button>
      </Section>
      <Section name="At the beginning">
        <div className={css.wide}>
          <Stepper label={say('Registration, begun', 'पंजीकरण शुरू')} steps={steps} current="code" />
        </div>
      </Section>
    </>
  );
}
