import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { HttpResponse, http } from 'msw';
import { testArticles } from '../../test-data';
import { visit } from '../../test-frame';
import { ok, on, refusal, server, withServer } from '../../test-network';

withServer();
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('[PAT-03] the consumer dashboard has the newest of each of the five sections, and the ways on', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`*${listArticles.path}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('section')} ${query.get('sort')}`);
      return HttpResponse.json({
        error: false,
        code: 'SUCCESS',
        message: '',
        result: { items: testArticles, total: 3, page: 1, dataPerPage: 3 },
      });
    }),
  );
  visit('/aboutus/patient');
  const facts = await region('Dermatology Facts');
  expect((await facts.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/patient/embarrassing/vitiligo',
    '/patient/embarrassing/ringworm',
    '/patient/embarrassing/ringworm-again',
    '/patient/category/all?name=Dermatology+Facts&section=0',
  ]);
  expect(asked.sort()).toEqual(['0 newest', '1 newest', '2 newest', '3 newest', '4 newest']);
  expect(screen.getByRole('link', { name: 'Open Dermalive' })).toHaveAttribute('href', '/patient/dermatologist');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/findadoctor');
});

test('[PAT-03] medical words name who checked them and when', async () => {
  visit('/aboutus/patient');
  const wait = await region('When not to wait');
  expect(wait.getByText(/^Reviewed by Dr\. .+, MD, \d+ \w+ \d{4}$/)).toBeVisible();
  expect(wait.getByText(/call 112 at once/)).toBeVisible();
});

test('[UX-02] a section whose articles do not come says so, keeps its way on, and tries again', async () => {
  const user = userEvent.setup();
  server.use(on(listArticles, () => refusal(500, 'SERVER_ERROR')));
  visit('/aboutus/patient');
  const bytes = await region('Derma Bytes');
  expect(await bytes.findByRole('status')).toHaveTextContent('The articles did not come.');
  expect(bytes.getByRole('link', { name: 'All of this section: Derma Bytes' })).toBeVisible();
  server.use(on(listArticles, () => ok({ items: [], total: 0, page: 1, dataPerPage: 3 })));
  await user.click(bytes.getByRole('button', { name: 'Try again' }));
  expect(await bytes.findByText('There are no articles here yet.')).toBeVisible();
});
