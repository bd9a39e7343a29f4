import { useState } from 'react';
import { Countdown } from '../countdown';
import { OtpField } from '../otp-field';
import { PhoneField } from '../phone-field';
import { Tabs } from '../tabs';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import css from './catalogue.module.css';
import { Section } from './section';

const later = Date.now() + 60_000;

export function Fields() {
  const [text, setText] = useState('Jasleen');
  const [phone, setPhone] = useState('9000000321');
  const [code, setCode] = useState('4071');
  const [tab, setTab] = useState('PHONE_LOGIN');
  return (
    <Section name="Fields">
      <div className={css.half}>
        <Tabs
          label="How to log in"
          value={tab}
          onChange={setTab}
          items={[
            {
              key: 'PHONE_LOGIN',
              label: 'Phone code',
              icon: 'device-mobile',
              children: (
                <>
                  <OtpField label="Six-digit code" value={code} onChange={setCode} />
                  <Countdown
                    until={later}
                    onDone={() => undefined}
                    render={({ text: left }) => <p>New code in {left}</p>}
                  />
                </>
              ),
            },
            { key: 'EMAIL_LOGIN', label: 'Email and password', icon: 'envelope-simple', badge: 3, children: 'Email' },
          ]}
        />
        <OtpField label="A wrong code" value="123" onChange={() => undefined} error="The code is not right" />
      </div>
      <div className={css.half} style={{ display: 'grid', gap: 16 }}>
        <TextField
          label="First name"
          name="first"
          value={text}
          onChange={setText}
          hint="As printed on your certificate"
        />
        <PhoneField label="Mobile number" name="phone" value={phone} onChange={setPhone} />
        <TextField label="Password" name="password" type="password" value={text} onChange={setText} />
        <TextField label="PIN code" name="pin" value="16001" onChange={() => undefined} error="Six digits" />
        <TextField label="Title" name="title" value="Dr." onChange={() => undefined} disabled />
        <TextArea label="Reason" name="reason" value={text} onChange={setText} maxLength={200} />
      </div>
    </Section>
  );
}
