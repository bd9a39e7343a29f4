import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Breadcrumb } from './breadcrumb';
import { ContentsList } from './contents-list';
import { DescriptionList } from './description-list';
import { DetailPage } from './detail-page';

const headings = [
  { id: 'looks', text: 'What it looks like' },
  { id: 'today', text: 'What to do today' },
];

test('[UX-02] the contents of a page lead to its headings and mark the one being read', () => {
  renderPart(
    <DetailPage contents={<ContentsList label="On this page" headings={headings} />} aside={<p>See a doctor</p>}>
      <h2 id="looks">What it looks like</h2>
      <h2 id="today">What to do today</h2>
    </DetailPage>,
  );
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).getByRole('link', { name: 'What to do today' })).toHaveAttribute('href', '#today');
  expect(within(contents).getAllByRole('link', { current: 'location' })).toHaveLength(1);
});

test('[UX-02] a page with one heading has no list of contents', () => {
  renderPart(<ContentsList label="On this page" headings={headings.slice(0, 1)} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('[UX-02] a trail leads back, and its last place is the page itself', () => {
  const items = [{ label: 'A to Z', href: '/patient' }, { label: 'Ringworm' }];
  renderPart(<Breadcrumb label="You are here" items={items} />);
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getByRole('link', { name: 'A to Z' })).toHaveAttribute('href', '/patient');
  expect(within(trail).getByText('Ringworm')).toHaveAttribute('aria-current', 'page');
});

test('[UX-02] a fact that is not known is a dash', () => {
  const items = [
    { term: 'Name', value: 'Dr. Jasleen Kaur' },
    { term: 'Fellowship', value: '' },
  ];
  renderPart(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Fellowship']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Dr. Jasleen Kaur', '–']);
});
