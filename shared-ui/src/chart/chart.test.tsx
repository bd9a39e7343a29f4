import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderPart } from '../testing/render-part';
import { PortalTheme } from '../theme/theme';
import { axisFor, categoryAt } from './chart-data';
import { ColumnChart } from './column-chart';
import { LineChart } from './line-chart';
import { ShareChart } from './share-chart';

const visits = {
  label: 'Visits',
  categoryLabel: 'Month',
  categories: ['Sep', 'Oct', 'Nov'],
  series: [
    { name: 'Doctors', values: [1604, 171_100, 1822] },
    { name: 'Patients', values: [1204, 1511, 0] },
  ],
};

test('[UX-05] [UX-02] a chart has the same figures as a table, with Indian grouping', () => {
  renderPart(<LineChart {...visits} />);
  const table = screen.getByRole('table', { name: 'Visits' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['MonthDoctorsPatients', 'Sep1,6041,204', 'Oct1,71,1001,511', 'Nov1,8220']);
});

test('[UX-05] anybody may read the table in the place of the drawing', async () => {
  const { user } = renderPart(<ColumnChart {...visits} />);
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Visits' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.getByRole('slider')).toBeVisible();
});

test('[UX-05] [UX-02] arrows, Home and End read a chart value by value, and do not leave it', async () => {
  const { user } = renderPart(<ColumnChart {...visits} stacked />);
  const values = screen.getByRole('slider', { name: 'Values of Visits' });
  await user.tab();
  await user.tab();
  expect(values).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(values).toHaveAttribute('aria-valuetext', 'Sep: Doctors 1,604, Patients 1,204');
  await user.keyboard('{ArrowRight}');
  expect(values).toHaveAttribute('aria-valuetext', 'Oct: Doctors 1,71,100, Patients 1,511');
  await user.keyboard('{End}{ArrowRight}');
  expect(values).toHaveAttribute('aria-valuetext', 'Nov: Doctors 1,822, Patients 0');
});

test('[UX-05] the pointer reads the values below it', async () => {
  const { user } = renderPart(<LineChart {...visits} />);
  const values = screen.getByRole('slider');
  values.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
  await user.pointer({ target: values, coords: { clientX: 250 } });
  expect(values).toHaveAttribute('aria-valuenow', '2');
  expect([-1, 0, 0.99, 2].map((part) => categoryAt(part, 3))).toEqual([0, 0, 2, 2]);
});

test('[UX-05] an axis begins at 0, ends above the largest value, and counts small things whole', () => {
  expect(axisFor(1822).ticks).toEqual([0, 500, 1000, 1500, 2000]);
  expect(axisFor(1822).heightOf(1000)).toBe(50);
  expect(axisFor(2).ticks.every(Number.isInteger)).toBe(true);
  expect(axisFor(0).ticks[0]).toBe(0);
});

test('[UX-05] parts of a whole are told as numbers and percents', () => {
  const parts = [
    { label: 'Approved', value: 184 },
    { label: 'Waiting', value: 46 },
  ];
  const { rerender } = renderPart(<ShareChart label="Applications" parts={parts} />);
  expect(screen.getByRole('figure', { name: 'Applications' })).toBeVisible();
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['184', '80%', '46', '20%']);
  rerender(<ShareChart label="Applications" parts={[{ label: 'Approved', value: 0 }]} />);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['0', '0%']);
});

test('[NAV-15] a server draws a chart as it will stand, with no window to measure', () => {
  const html = renderToString(
    <PortalTheme>
      <LineChart {...visits} />
    </PortalTheme>,
  );
  expect(html).toContain('viewBox="0 0 100 100"');
  expect(html.match(/<path class="line[^>]* d="M/g)).toHaveLength(2);
});
