import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Code } from '@tvacha/shared-contract/codes';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { onCaughtError } from '@tvacha/shared-core/caught-errors';
import { useForm, useLeaveWarning } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { endSession, startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { Provider } from 'react-redux';
import { answer, ok, withServer } from './http/test-server';
import { ananya, login } from './session/test-user';

withServer();

const initial = { fullName: '', email: '', city: '', agreed: false };
const rules = { fullName: { required: true, min: 2 }, email: { required: true }, agreed: { required: true } };
const issues = { first_name: 'fullName', last_name: 'fullName' } as const;
const send = jest.fn<Promise<void>, [typeof initial]>();
/** What the server answers next; a code is a refusal. */
let finish: (code?: Code, paths?: string[]) => Promise<void>;

beforeEach(() => {
  send.mockReset().mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = (code, paths = []) =>
          act(async () => {
            const found = paths.map((path) => ({ path, message: '' }));
            code ? reject(new CallError(code, 400, { issues: found })) : resolve();
          });
      }),
  );
});

function Person({ unnamed = false, warns = false, isTrial = false, mayTo = '' }) {
  const form = useForm({
    name: unnamed ? undefined : 'person',
    warns,
    isTrial,
    closed: ({ city }) => (mayTo === '' || city === mayTo ? undefined : `Closed but to ${mayTo}`),
    initial,
    rules,
    issues,
    codes: { CONFLICT: 'email' },
    clears: ['city'],
    check: ({ city }) => (city === 'Nowhere' ? { city: 'unknown' } : {}),
    say: (field, why) => `${field}: ${why}`,
    submit: send,
  });
  const text = (name: 'fullName' | 'email' | 'city') => {
    const { error, value, onChange } = form.field(name);
    return (
      <label>
        {name}
        <input
          value={value}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <i>{error}</i>
      </label>
    );
  };
  const { checked, onChange } = form.box('agreed');
  return (
    <form {...form.props}>
      {text('email')}
      {text('fullName')}
      {text('city')}
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <button type="submit">Send</button>
      <p role="status">{form.isSending ? 'sending' : form.isDirty ? 'dirty' : 'clean'}</p>
      <p role="alert">{form.problem}</p>
    </form>
  );
}

function Held() {
  useLeaveWarning(true);
  return null;
}

const draw = (element = <Person />, store = makeTestStore()) => render(<Provider store={store}>{element}</Provider>);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const wrong = () => screen.getAllByRole('textbox').flatMap((input) => input.nextSibling?.textContent || []);
const press = () => userEvent.click(screen.getByRole('button'));
async function fill() {
  await userEvent.type(field('fullName'), 'Leela');
  await userEvent.type(field('email'), 'leela@clinic.example');
  await userEvent.click(screen.getByRole('checkbox'));
}
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

/** What the shell asks before it loads the page anew by itself. */
const isNothingTyped = () => dispatchEvent(new CustomEvent('beforeunload', { cancelable: true }));

test('[UX-02] nothing is called wrong before it is sent; then all that is, and the first on the page has the focus', async () => {
  draw();
  await userEvent.type(field('fullName'), 'L');
  await userEvent.type(field('city'), 'Nowhere');
  expect(wrong()).toEqual([]);
  await press();
  expect(wrong()).toEqual(['email: required', 'fullName: min', 'city: unknown']);
  expect(field('email')).toHaveFocus();
  await userEvent.type(field('email'), 'x');
  expect(wrong()).toEqual(['fullName: min', 'city: unknown']);
  await press();
  expect(field('fullName')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('[UX-02] while one submit is under way there is no other, by the button or by Enter', async () => {
  draw();
  await fill();
  await press();
  await press();
  await userEvent.type(field('email'), '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('sending');
  expect(send).toHaveBeenCalledTimes(1);
  await finish('UNAVAILABLE');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  await finish();
});

test('[UX-02] two presses before the page is drawn anew send once', async () => {
  draw();
  await fill();
  act(() => {
    screen.getByRole('button').click();
    screen.getByRole('button').click();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await finish();
});

test.each([
  ['body.email', 'email'],
  ['body.first_name', 'fullName'],
  ['body.last_name', 'fullName'],
  ['body.address.city', 'city'],
])(
  '[UX-02] what the server says of %s stands at %s, which has the focus, until that is changed',
  async (path, name) => {
    draw();
    await fill();
    await press();
    await finish('VALIDATION_FAILED', [path]);
    expect(wrong()).toEqual([`${name}: refused`]);
    expect(field(name)).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(field(name === 'email' ? 'fullName' : 'email'), 'x');
    expect(wrong()).toEqual([`${name}: refused`]);
    await userEvent.type(field(name), 'x');
    expect(wrong()).toEqual([]);
  },
);

test('[UX-02] an issue of no field of the form, and a failure, are said over the form, and what was typed stays', async () => {
  draw();
  await fill();
  await press();
  await finish('VALIDATION_FAILED', ['body.toString', 'body.email']);
  expect(wrong()).toEqual(['email: refused']);
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await press();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await finish('UNAVAILABLE');
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach the portal.');
  expect(field('fullName')).toHaveValue('Leela');
});

test('[UX-02] what breaks while it is sent is said over the form like a failure, and reported as a fault', async () => {
  const faults: unknown[] = [];
  const unwatch = onCaughtError(({ error }) => faults.push(error));
  const broken = new Error('No such function');
  send.mockRejectedValue(broken);
  draw();
  await fill();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(faults).toEqual([broken]);
  unwatch();
});

test('[UX-02] a code that is about a field is said there in its own words, and a field of no more use empties', async () => {
  draw();
  await fill();
  await userEvent.type(field('city'), 'Kochi');
  await press();
  await finish('CONFLICT');
  expect(wrong()).toEqual(['Someone changed this in the meantime. Reload and look again.']);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(field('city')).toHaveValue('');
});

test('[SES-03] a draft stays where sending fails and goes once it is sent', async () => {
  draw();
  await fill();
  await press();
  await finish('UNAVAILABLE');
  expect(storage.get('drafts')).toContain('Leela');
  await press();
  await finish();
  expect(storage.get('drafts')).toBeNull();
});

test('[SES-03] after a trial what was typed counts as not sent, and its draft stays', async () => {
  draw(<Person isTrial />);
  await fill();
  await press();
  await finish();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('dirty'));
  expect(storage.get('drafts')).toContain('Leela');
});

test('[PERM-02] a form that is closed says why in the place of what was wrong, keeps what was typed, and is not sent by Enter either', async () => {
  const { rerender } = draw();
  await fill();
  await press();
  await finish('UNAVAILABLE');
  const said = screen.getByRole('alert').textContent;
  const close = (mayTo: string) =>
    rerender(
      <Provider store={makeTestStore()}>
        <Person mayTo={mayTo} />
      </Provider>,
    );
  close('Kochi');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Closed but to Kochi$/);
  await press();
  await userEvent.type(field('email'), '{Enter}');
  expect(field('email')).toHaveValue('leela@clinic.example');
  expect(send).toHaveBeenCalledTimes(1);
  close('');
  expect(screen.getByRole('alert').textContent).toBe(said);
  close('Kochi');
  await userEvent.type(field('city'), 'Kochi');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  await finish();
});

test('[SES-03] of another user’s draft nothing is shown, and nothing of it is overwritten with theirs', async () => {
  answer(lookUpUser, (request) => ok({ ...ananya, _id: new URL(request.url).searchParams.get('id') }));
  const enter = (_id: string) => act(() => startSession(login({ _id })).then(() => undefined));
  const store = makeTestStore();
  draw(<Person />, store);
  await enter(ananya._id);
  await userEvent.type(field('city'), 'Kochi');
  await act(() => endSession('expired'));
  expect(field('city')).toHaveValue('');
  await enter('6f1c1a52-0000-4000-8000-000000000102');
  expect(field('city')).toHaveValue('');
  await userEvent.type(field('city'), 'Pune');
  expect(storage.get('drafts')).not.toContain('Kochi');
});

test.each([
  [
    'fields that are gone, and one of another kind',
    { city: 'Kochi', email: 7, agreed: 'yes', title: 'Dr.', toString: 'x' },
  ],
  ['a draft in which a field is nothing', { city: 'Kochi', email: null, agreed: [], __proto__: { fullName: 'x' } }],
])('[SES-03] of an older form’s draft, with %s, all that still fits is there', async (_what, older) => {
  const store = makeTestStore();
  storage.set('drafts', JSON.stringify({ '/person': older, '/letter': { text: 'Dear team' } }));
  draw(<Person />, store);
  expect(field('city')).toHaveValue('Kochi');
  expect([field('email').value, field('fullName').value]).toEqual(['', '']);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.type(field('fullName'), 'L');
  const drafts = JSON.parse(storage.get('drafts') ?? '{}');
  expect(drafts['/person']).toMatchObject({ city: 'Kochi', fullName: 'L' });
  // A release from before that is gone back to finds its own fields again, and other forms theirs.
  expect(drafts['/person'].title).toBe('title' in older ? 'Dr.' : undefined);
  expect(drafts['/letter']).toEqual({ text: 'Dear team' });
});

test('[UX-02] with what is not sent the browser asks before the page goes; sent, or put back, it does not', async () => {
  draw();
  expect(leave()).toBe('left');
  await userEvent.type(field('city'), 'K');
  expect([screen.getByRole('status').textContent, leave()]).toEqual(['dirty', 'asked']);
  await userEvent.clear(field('city'));
  expect(leave()).toBe('left');
  await fill();
  await press();
  expect(leave()).toBe('asked');
  await finish();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('clean'));
  expect(leave()).toBe('left');
});

test('[MFE-04] with what is not sent the portal does not load the page anew by itself, also where the form keeps nothing', async () => {
  const form = draw(<Person unnamed />);
  expect(isNothingTyped()).toBe(true);
  await userEvent.type(field('city'), 'K');
  expect(isNothingTyped()).toBe(false);
  await userEvent.clear(field('city'));
  expect(isNothingTyped()).toBe(true);
  form.unmount();
  draw();
  await userEvent.type(field('city'), 'K');
  expect(isNothingTyped()).toBe(false);
});

test('[UX-02] a form that keeps nothing asks only where it is told to, nor does one that has gone, nor a page that is another user’s now', async () => {
  const form = draw(<Person unnamed />);
  await userEvent.type(field('city'), 'K');
  expect(leave()).toBe('left');
  expect(storage.get('drafts')).toBeNull();
  form.unmount();
  // One with a password asks all the same.
  const secret = draw(<Person unnamed warns />);
  await userEvent.type(field('city'), 'K');
  expect([leave(), storage.get('drafts')]).toEqual(['asked', null]);
  secret.unmount();
  const held = render(<Held />);
  expect(leave()).toBe('asked');
  localStorage.setItem('userId', 'somebody-else');
  expect(leave()).toBe('left');
  localStorage.removeItem('userId');
  held.unmount();
  expect(leave()).toBe('left');
});
