import { render as draw, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Code } from '@tvacha/shared-contract/codes';
import { useForm } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { useNewPassword } from './new-password';
import { NewPasswordFields } from './new-password-fields';

const good = 'Lantern-river-88';
const sent: string[] = [];

function Form({ answer }: { answer?: Code }) {
  const form = useForm({
    ...useNewPassword(),
    submit({ newPassword }) {
      sent.push(newPassword);
      if (answer) throw new CallError(answer, 400);
    },
  });
  return (
    <form {...form.props}>
      <NewPasswordFields form={form} username="asha@clinic.example" />
      <button type="submit">Save</button>
    </form>
  );
}
const render = (form: ReactElement) => draw(<Provider store={makeTestStore()}>{form}</Provider>);

const password = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('New password again');
const doneRules = () => screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Done:')).length;

async function fill(first: string, second: string) {
  const user = userEvent.setup();
  await user.clear(password());
  await user.clear(again());
  if (first) await user.type(password(), first);
  if (second) await user.type(again(), second);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

afterEach(() => sent.splice(0));

test('[AUTH-06] the rules of a new password are marked as they are met', async () => {
  render(<Form />);
  const user = userEvent.setup();
  expect(doneRules()).toBe(0);
  await user.type(password(), 'aaaaaaaaaa');
  expect(doneRules()).toBe(1);
  await user.type(password(), 'bcde');
  expect(doneRules()).toBe(2);
  await user.type(again(), 'aaaaaaaaaabcde');
  expect(doneRules()).toBe(3);
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('Done: Has 10 to 128 characters'));
});

test('[AUTH-06] nothing is called wrong before the form is sent, then the first thing that is', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.type(password(), 'short');
  expect(password()).toBeValid();

  await fill('short', 'short');
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('Use 10 to 128 characters.'));
  await fill('x'.repeat(129), '');
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('Use 10 to 128 characters.'));
  await fill('aaaabbbbcccc', '');
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('Use at least 5 different characters.'));
  await fill(good, `${good}!`);
  expect(password()).toBeValid();
  expect(again()).toHaveAccessibleDescription('Type the same password here.');
  expect(sent).toEqual([]);

  await fill(good, good);
  expect(sent).toEqual([good]);
});

test('[AUTH-06] the refusal of a password stands at its field until it is changed', async () => {
  render(<Form answer="SAME_PASSWORD" />);
  const user = await fill(good, good);
  expect(password()).toHaveAccessibleDescription(
    expect.stringContaining('Both the new and old passwords are the same.'),
  );
  await user.type(password(), '9');
  expect(password()).toBeValid();
});

test('[AUTH-06] a password that can be guessed is said to be so', async () => {
  render(<Form answer="VALIDATION_FAILED" />);
  await fill('Password12345', 'Password12345');
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.'));
});

test('[AUTH-06] password managers see whose new password it is, and people may see what they type', async () => {
  const { container } = render(<Form />);
  const user = await fill(good, '');
  expect(container.querySelector('[autocomplete="username"]')).toHaveValue('asha@clinic.example');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(again()).toHaveAttribute('autocomplete', 'new-password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toBeRequired();
  expect(again()).toBeRequired();
  const [show] = screen.getAllByRole('button', { name: 'Show the password' });
  if (show) await user.click(show);
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveAttribute('spellcheck', 'false');
});
