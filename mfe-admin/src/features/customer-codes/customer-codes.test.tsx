import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import {
  importCodes,
  listCodes,
  listNearCodes,
  resolveInvalidCode,
  withdrawCode,
} from '@tvacha/shared-contract/routes/admin/codes';
import { call } from '@tvacha/shared-core/http';
import { dialog, openId, openOffice } from '../../common/test-office';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const codes = async (search: string) => (await call(listCodes, { query: { search, page: 1, dataPerPage: 20 } })).items;

async function openCode(name: RegExp) {
  await userEvent.click(await screen.findByRole('row', { name }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('How it was tried');
  return drawer;
}

test('[ADM-04] a code tried in vain shows what it may have been meant for and by whom, and is settled with a note', async () => {
  const page = await openOffice('/admin/invaliduser');
  const drawer = await openCode(/TVD-7Q24/);
  const near = within(drawer.getByRole('list', { name: 'Real codes near to it' }));
  expect(near.getByText('TVD-7Q42')).toBeVisible();
  expect(near.getByText('Two signs swapped')).toBeVisible();
  expect(near.getByText(/^Used by Jasleen Kaur/)).toBeVisible();
  await userEvent.type(drawer.getByLabelText('Note'), 'Figures swapped.');
  await userEvent.click(drawer.getByRole('button', { name: 'Settle' }));
  expect(await drawer.findByText(/^By Asha Pillai on/)).toBeVisible();
  expect(drawer.getByText('Figures swapped.')).toBeVisible();
  expect(notices(page)).toEqual(['Udate Successful']);
  await waitFor(() => expect(screen.queryByRole('row', { name: /TVD-7Q24/, hidden: true })).toBeNull());
});

test('[AUTH-01] a code is made real once it is confirmed; of two who settle one, the second is told', async () => {
  await openOffice('/admin/invaliduser');
  const drawer = await openCode(/TVD-2H38/);
  await userEvent.click(drawer.getByRole('button', { name: 'Make it a real code' }));
  const question = await dialog('Make TVD-2H38 a real code?');
  await userEvent.click(within(question).getByRole('button', { name: 'Make it a real code' }));
  expect(await drawer.findByText(/^By Asha Pillai on/)).toBeVisible();
  expect(await codes('TVD-2H38')).toMatchObject([{ code: 'TVD-2H38', usedBy: null }]);

  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(openId()).toBe(''));
  const other = await openCode(/TVD-99999/);
  await call(resolveInvalidCode, { body: { id: openId(), note: 'Settled already' } });
  await userEvent.click(other.getByRole('button', { name: 'Settle' }));
  expect(await other.findByText('Settled already')).toBeVisible();
  expect(other.getByText(/^Somebody else has settled this code meanwhile/)).toBeVisible();
});

test('[ADM-04] a code that does not load is told beneath its own name, and one that is gone is no failure', async () => {
  answer(listNearCodes, 500, 'SERVER_ERROR');
  const page = await openOffice('/admin/invaliduser');
  await userEvent.click(await screen.findByRole('row', { name: /TVD-7Q24/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'TVD-7Q24' }));
  expect(await drawer.findByText('The code could not be loaded')).toBeVisible();
  network.resetHandlers();
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByText('How it was tried')).toBeVisible();
  await page.unmount();

  await openOffice('/admin/invaliduser?id=00000000-0000-4000-8000-000000000000');
  const gone = within(await screen.findByRole('dialog', { name: 'Code' }));
  expect(await gone.findByText('There is no such code')).toBeVisible();
});

test('[ADM-04] a code is linked to the application of who holds such a card, and nobody is linked unchosen', async () => {
  await openOffice('/admin/invaliduser');
  const drawer = await openCode(/TVD-99999/);
  await userEvent.click(drawer.getByRole('button', { name: 'Link to an application' }));
  const question = within(await dialog('Whose code is TVD-99999?'));
  await userEvent.click(question.getByRole('button', { name: 'Link' }));
  expect(question.getByText('Choose the application first.')).toBeVisible();
  await userEvent.type(question.getByRole('searchbox', { name: 'Find the application' }), 'Kaur');
  await userEvent.click(await question.findByRole('radio', { name: /Jasleen Kaur/ }));
  await userEvent.click(question.getByRole('button', { name: 'Link' }));
  expect(await drawer.findByText('Used by Jasleen Kaur')).toBeVisible();
  expect(await codes('TVD-99999')).toMatchObject([{ usedBy: { name: 'Jasleen Kaur' } }]);
});

test('[ADM-04] codes are tried before they are taken in: what is new, what is there, and what is none, with its line', async () => {
  const page = await openOffice('/admin/invaliduser/codes');
  const [known] = await codes('');
  const sent = watch(importCodes);
  await press('Take in codes');
  const field = screen.getByLabelText('Codes, one a line');
  const paste = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    await press('Try it');
  };
  await paste(Array.from({ length: 1001 }, (_, at) => `TVD-N${at}`).join('\n'));
  expect(await screen.findByText(/^These are 1,001 codes. At most 1,000/)).toBeVisible();
  expect(sent).toEqual([]);

  await paste(`TVD-N1\n${known?.code}\nTVD-N1\nTVD N2`);
  expect(await screen.findByText('One code is new')).toBeVisible();
  expect(screen.getByText(`One is there already: ${known?.code}`)).toBeVisible();
  expect(screen.getByText('One stands in the list twice: line 3 (TVD-N1)')).toBeVisible();
  expect(screen.getByText('One is no code: line 4 (TVD N2)')).toBeVisible();
  expect(await codes('TVD-N1')).toEqual([]);
  await press('Take in one code');
  expect(await screen.findByText('One code is taken in')).toBeVisible();
  expect(await screen.findByRole('row', { name: /TVD-N1/ })).toBeVisible();

  await press('Withdraw TVD-N1');
  const withdraw = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  answer(withdrawCode, 404, 'NOT_FOUND', null, { once: true });
  await withdraw();
  expect(await screen.findByRole('alert')).toBeVisible();
  const said = notices(page);
  await withdraw();
  await waitFor(() => expect(screen.queryByRole('row', { name: /TVD-N1/ })).toBeNull());
  expect(await codes('TVD-N1')).toEqual([]);
  // The refusal was said where the question is, and in no notice.
  expect(said).toEqual([]);
});

test('[ADM-04] a file of codes is taken into the field; one that is no list leaves what stands there, and is told', async () => {
  await openOffice('/admin/invaliduser/codes');
  await press('Take in codes');
  const choose = async (content: string, name: string) =>
    userEvent.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), new File([content], name));
  await choose('Code,Printed\nTVD-N7,May', 'codes.csv');
  const field = screen.getByLabelText('Codes, one a line');
  await waitFor(() => expect(field).toHaveValue('Code,Printed\nTVD-N7,May'));
  await choose('PK\x03\x04\0\0', 'codes.csv');
  expect(await screen.findByText(/^This file was not read/)).toBeVisible();
  expect(field).toHaveValue('Code,Printed\nTVD-N7,May');
  await press('Try it');
  expect(await screen.findByText('One code is new')).toBeVisible();
  expect(screen.queryByText(/^This file was not read/)).toBeNull();
});
