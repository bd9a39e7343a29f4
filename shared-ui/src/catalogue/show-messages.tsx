import { Button } from '../base/button';
import { Card } from '../base/card';
import { ToastList } from '../base/toast-list';
import { ConflictNotice } from '../feedback/conflict-notice';
import { MembersNote } from '../feedback/members-note';
import { Notice } from '../feedback/notice';
import { ProgressBar } from '../feedback/progress-bar';
import { Countdown } from '../form/countdown';
import { FormNotice } from '../form/form-notice';
import { EmptyState, ErrorState, LoadingState, NoPermissionState } from '../states/states';
import { TalkLog } from '../talk/talk-log';
import css from './catalogue.module.css';
import { Section, useT } from './section';

const nothing = () => undefined;
const later = Date.now() + 60_000;

const toasts = [
  { id: '1', severity: 'success', text: 'Login Successful' },
  { id: '2', severity: 'warning', text: 'Approval is awaited. Please get in touch with the administrator.' },
  { id: '3', severity: 'error', text: 'Wrong credentials' },
  { id: '4', severity: 'info', text: 'You are logged out' },
] as const;

export const Toasts = () => (
  <Section name="Each kind">
    <div className={css.toasts}>
      <ToastList toasts={toasts} onClose={nothing} />
    </div>
  </Section>
);

export function FormNotices() {
  const say = useT();
  return (
    <Section name="Above the button of a form">
      <div className={css.half}>
        <FormNotice>{say('That was too often. Please wait a little.', 'यह बहुत बार हुआ। थोड़ा रुकें।')}</FormNotice>
      </div>
    </Section>
  );
}

export function TalkLogs() {
  const say = useT();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute)).toISOString();
  const [member, team] = [say('Leena Patil', 'लीना पाटिल'), say('Tvacha team', 'Tvacha टीम')];
  return (
    <Section name="Both sides, and a note">
      <div className={css.talk}>
        <TalkLog
          label={say('Talk', 'बातचीत')}
          earlier={{ left: 3, status: 'idle', onMore: nothing }}
          messages={[
            { id: '1', side: 'other', by: member, at: at(2), text: say('My code does not come.', 'मेरा कोड नहीं आता।') },
            { id: '2', side: 'note', by: team, at: at(4), text: say('Number changed last month.', 'नंबर बदल गया है।') },
            {
              id: '3',
              side: 'own',
              by: team,
              at: at(5),
              text: say('Is your number still the same?', 'क्या नंबर वही है?'),
              aside: say('Seen', 'देखा गया'),
            },
          ]}
        />
      </div>
    </Section>
  );
}

export function ConflictNotices() {
  const say = useT();
  return (
    <Section name="Two versions">
      <div className={css.half}>
        <ConflictNotice
          title={say('Somebody else changed this in the meantime', 'इस बीच किसी और ने इसे बदला')}
          rows={[
            {
              key: 'city',
              label: say('City', 'शहर'),
              theirs: say('Kochi', 'कोच्चि'),
              mine: say('Thrissur', 'त्रिशूर'),
            },
          ]}
          sides={{ theirs: say('Theirs', 'उनका'), mine: say('Yours', 'आपका') }}
          take={say('Take theirs', 'उनका लें')}
          keep={say('Keep yours', 'अपना रखें')}
          onTake={nothing}
          onKeep={nothing}
        />
      </div>
    </Section>
  );
}

export function Notices() {
  const say = useT();
  return (
    <Section name="Icon, words and colour">
      <div className={css.half}>
        <Notice
          tone="warning"
          icon="cloud-slash"
          title={say('This area could not be loaded', 'यह हिस्सा नहीं खुल सका')}
          action={<Button size="sm">{say('Try again', 'फिर कोशिश करें')}</Button>}
        >
          {say('The previous version is shown, from today at 8:15 am.', 'पिछला रूप दिखाया गया है।')}
        </Notice>
      </div>
      <div className={css.half}>
        <Notice tone="info" title={say('Joining is open until Sunday', 'रविवार तक जुड़ सकते हैं')} />
      </div>
      <div className={css.half}>
        <Notice tone="success" title={say('Sent for review', 'जाँच के लिए भेजा गया')} onClose={nothing}>
          {say('We will tell you within two working days.', 'दो दिन में बताएँगे।')}
        </Notice>
      </div>
      <div className={css.half}>
        <Notice tone="error" title={say('The code is not right', 'कोड सही नहीं है')}>
          {say('Check the last message. 3 tries left.', 'पिछला संदेश देखें। 3 मौक़े बचे हैं।')}
        </Notice>
      </div>
    </Section>
  );
}

export function MembersNotes() {
  const say = useT();
  return (
    <Section name="In place of a control">
      <div className={css.half}>
        <MembersNote>{say('Members can vote.', 'सदस्य मत दे सकते हैं।')}</MembersNote>
      </div>
    </Section>
  );
}

export function States() {
  const say = useT();
  return (
    <Section name="Empty, failed, not allowed, loading">
      <div className={css.half}>
        <Card>
          <EmptyState
            title={say('Your library is empty', 'आपका संग्रह ख़ाली है')}
            text={say('Bookmark an ebook and it waits for you here.', 'कोई किताब सहेजें, वह यहाँ मिलेगी।')}
            action={<Button kind="primary">{say('Browse ebooks', 'किताबें देखें')}</Button>}
          />
        </Card>
      </div>
      <div className={css.half}>
        <Card>
          <ErrorState
            title={say('The ebooks could not be loaded', 'किताबें नहीं आ सकीं')}
            text={say('Your filters are kept. Check the connection and try again.', 'आपके फ़िल्टर सुरक्षित हैं।')}
            onRetry={nothing}
          />
        </Card>
      </div>
      <div className={css.half}>
        <Card>
          <NoPermissionState section="User roles" />
        </Card>
      </div>
      {(['list', 'grid', 'article', 'table', 'page'] as const).map((shape) => (
        <div key={shape} className={css.half}>
          <LoadingState shape={shape} />
        </div>
      ))}
    </Section>
  );
}

export function ProgressBars() {
  const say = useT();
  return (
    <Section name="Known and unknown">
      <div className={css.half}>
        <ProgressBar label={say('Page 142 of 318', '318 में से पेज 142')} value={142 / 318} text="45%" tone="clay" />
      </div>
      <div className={css.half}>
        <ProgressBar label={say('Logging out in 3 seconds', '3 सेकंड में लॉग आउट')} value={0.66} tone="amber" />
      </div>
      <div className={css.half}>
        <ProgressBar label={say('Preparing the export', 'फ़ाइल बन रही है')} />
      </div>
    </Section>
  );
}

export const Countdowns = () => (
  <Section name="To a moment">
    <Countdown until={later} onDone={nothing} render={({ text }) => <p>{text}</p>} />
  </Section>
);
