import { screen, within } from '@testing-library/react';
import { portalStore } from '@tvacha/shared-core/store';
import { openPage } from '../../common/test-page';
import { categoryHead } from './category-head-data';

const section = '/patient/category/all?name=Common+Hair+%26+Skin+Problems&section=3';
const headOf = (speciality: string, query: string) =>
  categoryHead({ state: portalStore().getState(), params: { speciality }, search: new URLSearchParams(query) });

test('[NAV-15] the head of a section names the topic of its address as the page does, and leads to the section', async () => {
  await openPage(section);
  const topics = within(screen.getByRole('navigation', { name: 'Topic' }));
  await topics.findByRole('link', { name: 'Hair' });
  for (const [shown, name] of [
    ['Hair', 'Hair'],
    ['Children', 'Paediatric'],
  ]) {
    const link = topics.getByRole('link', { name: shown }).getAttribute('href') ?? '';
    const [, topic = ''] = /category\/([^?]+)/.exec(link) ?? [];
    expect(headOf(topic, `section=3&name=${name}`)).toMatchObject({
      title: `${shown}: Common Hair & Skin Problems`,
      canonical: `/patient/category/${topic}?name=${name}&section=3`,
      trail: [{ name: 'Common Hair & Skin Problems', path: section }],
    });
  }
});

test('[NAV-15] the head of all topics is the section’s, page by page; what is unknown is not found', async () => {
  await openPage(section);
  await screen.findByRole('link', { name: 'Hair' });
  expect(headOf('all', 'section=3&search=acne')).toMatchObject({ canonical: section });
  expect(headOf('all', 'section=3&page=2')).toMatchObject({ canonical: `${section}&page=2` });
  expect(headOf('all', 'section=9')).toMatchObject({ status: 404 });
  expect(headOf('hair', 'section=3')).toMatchObject({ status: 404 });
  expect(headOf(crypto.randomUUID(), 'section=3')).toMatchObject({ status: 404 });
});
