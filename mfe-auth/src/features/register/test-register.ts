import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { codeSentTo } from '@tvacha/mock-api/jest';

/** A customer code of the seed that nobody has used. */
export const freeCode = 'TVD-5M27';
export const leela = { fullName: 'Leela Menon Nair', phone: '9812345670', email: 'leela@clinic.example' };

export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

interface Given extends Partial<typeof leela> {
  pincode?: string;
  city?: string;
  code?: string;
  consent?: boolean;
}

/** Fills the first step in, as far as it is given, and sends it. */
export async function fillDetails(user: UserEvent, { code, consent = true, pincode, city, ...given }: Given = {}) {
  const { fullName, phone, email } = { ...leela, ...given };
  const paste = async (name: RegExp, text: string) => {
    await user.clear(field(name));
    if (!text) return;
    await user.click(field(name));
    await user.paste(text);
  };
  await paste(/^Full name/, fullName);
  await paste(/^Mobile number/, phone);
  await paste(/^Email/, email);
  if (pincode !== undefined) await paste(/^PIN code/, pincode);
  if (city !== undefined) await paste(/^City/, city);
  if (code !== undefined) await paste(/^Customer code/, code);
  if (consent) await user.click(screen.getByRole('checkbox'));
  await press(user, 'Continue');
}

export const verifyNumber = async (user: UserEvent, phone = leela.phone) => {
  const [box] = await screen.findAllByLabelText(/Six-digit code/);
  if (box) await user.type(box, codeSentTo(`+91${phone}`) ?? '');
  await press(user, 'Verify the number');
};

/** As far as the documents, with the phone proved. */
export async function reachDocuments() {
  const user = userEvent.setup({ applyAccept: false });
  await fillDetails(user);
  await title('Prove your phone and email');
  await verifyNumber(user);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press(user, 'Continue');
  await title('Your documents');
  return user;
}

/** A picture of one dot, as a scanner would send it. */
export const paper = (name: string) => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
};
