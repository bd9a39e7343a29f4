import { render } from '@testing-library/react';
import { loadLanguage, speak } from '@tvacha/shared-core/i18n';
import { useSupportHours } from '@tvacha/shared-core/support-hours';

afterEach(() => speak('en'));

function Hours() {
  const { from, to, days } = useSupportHours();
  return `${from} / ${to} / ${days}`;
}

test('[UX-01] the hours of the support read as the product says them', () => {
  expect(render(<Hours />).container).toHaveTextContent('10am / 6pm / Monday to Friday');
});

test('[UX-03] in Hindi they are said in Hindi', async () => {
  await loadLanguage('hi');
  speak('hi');
  expect(render(<Hours />).container).toHaveTextContent('सुबह 10 बजे / शाम 6 बजे / सोमवार से शुक्रवार');
});
