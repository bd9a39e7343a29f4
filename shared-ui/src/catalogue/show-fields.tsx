import { useState } from 'react';
import { Button } from '../base/button';
import { Tag } from '../base/tag';
import { DateField } from '../form/date-field';
import { OtpField } from '../form/otp-field';
import { PhoneField } from '../form/phone-field';
import { QrCode } from '../form/qr-code';
import { Select } from '../form/select';
import { SuggestField } from '../form/suggest-field';
import { TextArea } from '../form/text-area';
import { TextField } from '../form/text-field';
import css from './catalogue.module.css';
import { specialities } from './samples';
import { Section, useT } from './section';

const nothing = () => undefined;

export function TextFields() {
  const say = useT();
  const [name, setName] = useState('Jasleen');
  const [email, setEmail] = useState('jasleen.kaur@example.in');
  return (
    <Section name="States">
      <div className={css.form}>
        <TextField
          label={say('First name', 'नाम')}
          name="first"
          value={name}
          onChange={setName}
          hint={say('As printed on your certificate', 'जैसा प्रमाणपत्र पर छपा है')}
        />
        <TextField label={say('Password', 'पासवर्ड')} name="password" type="password" value={name} onChange={setName} />
        <TextField
          label={say('Email', 'ईमेल')}
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
          warning={say('Verify to go on', 'आगे बढ़ने के लिए पक्का करें')}
          after={
            <Button kind="text" size="sm">
              {say('Send code', 'कोड भेजें')}
            </Button>
          }
        />
        <TextField
          label={say('PIN code', 'पिन कोड')}
          name="pin"
          value="16001"
          onChange={nothing}
          error={say('Six digits', 'छह अंक')}
        />
        <TextField label={say('Title', 'उपाधि')} name="title" value="Dr." onChange={nothing} disabled />
        <TextField label={say('City', 'शहर')} name="city" value="" placeholder="Chandigarh" onChange={nothing} />
      </div>
    </Section>
  );
}

const cities = ['Pune', 'Puducherry', 'Patna'];

export function SuggestFields() {
  const say = useT();
  const [city, setCity] = useState('');
  const fitting = cities.filter((name) => city !== '' && name.toLowerCase().startsWith(city.toLowerCase()));
  return (
    <Section name="States">
      <div className={css.form}>
        <SuggestField
          label={say('City', 'शहर')}
          name="suggested"
          value={city}
          onChange={setCity}
          placeholder="Pune"
          suggestions={fitting.map((value) => ({ value }))}
        />
      </div>
    </Section>
  );
}

export function PhoneFields() {
  const say = useT();
  const [phone, setPhone] = useState('9000000321');
  const label = say('Mobile number', 'मोबाइल नंबर');
  return (
    <Section name="States">
      <div className={css.form}>
        <PhoneField label={label} name="phone" value={phone} onChange={setPhone} />
        <PhoneField
          label={label}
          name="verified"
          value={phone}
          onChange={setPhone}
          after={
            <Tag tone="green" icon="check-circle-fill">
              {say('Verified', 'पक्का')}
            </Tag>
          }
        />
        <PhoneField label={label} name="short" value="90000" onChange={nothing} error={say('Ten digits', 'दस अंक')} />
        <PhoneField label={label} name="off" value={phone} onChange={nothing} disabled />
      </div>
    </Section>
  );
}

export function QrCodes() {
  const say = useT();
  return (
    <Section name="An authenticator's secret">
      <QrCode value="otpauth://totp/Tvacha:asha?secret=MFUXG2DB" label={say('QR code of the key', 'कुंजी का QR कोड')} />
    </Section>
  );
}

export function OtpFields() {
  const say = useT();
  const [code, setCode] = useState('4071');
  const label = say('Six-digit code', 'छह अंकों का कोड');
  return (
    <Section name="States">
      <div className={css.half}>
        <OtpField label={label} value={code} onChange={setCode} />
      </div>
      <div className={css.half}>
        <OtpField
          label={label}
          value="407128"
          onChange={nothing}
          error={say('The code is not right', 'कोड सही नहीं है')}
        />
      </div>
      <div className={css.half}>
        <OtpField label={label} value="" onChange={nothing} disabled />
      </div>
    </Section>
  );
}

export function TextAreas() {
  const say = useT();
  const [text, setText] = useState('The degree cannot be read.');
  return (
    <Section name="States">
      <div className={css.form}>
        <TextArea label={say('Reason', 'कारण')} name="reason" value={text} onChange={setText} maxLength={200} />
        <TextArea
          label={say('Reason', 'कारण')}
          name="wrong"
          value=""
          onChange={nothing}
          error={say('Say why, so that it can be mended', 'कारण लिखें')}
        />
      </div>
    </Section>
  );
}

export function DateFields() {
  const say = useT();
  const [day, setDay] = useState('2026-11-20');
  const label = say('Day of the webinar', 'वेबिनार का दिन');
  return (
    <Section name="States">
      <div className={css.form}>
        <DateField label={label} name="day" value={day} onChange={setDay} min="2026-11-01" max="2026-12-31" />
        <DateField
          label={label}
          name="past"
          value="2025-01-01"
          onChange={nothing}
          error={say('In the past', 'बीत चुका')}
        />
        <DateField label={label} name="off" value="" onChange={nothing} disabled />
      </div>
    </Section>
  );
}

export function Selects() {
  const say = useT();
  const [value, setValue] = useState('');
  return (
    <Section name="States">
      <div className={css.narrow}>
        <Select
          label={say('Sub-speciality', 'उप-विशेषता')}
          placeholder={say('Any', 'कोई भी')}
          value={value}
          onChange={setValue}
          options={specialities}
          searchable
          allowClear
        />
      </div>
      <div className={css.narrow}>
        <Select
          label={say('Sort', 'क्रम')}
          value="new"
          onChange={nothing}
          options={[{ value: 'new', label: say('Newest', 'नए पहले') }]}
        />
      </div>
    </Section>
  );
}
