import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Notice } from './notice';
import { ProgressBar } from './progress-bar';

test('[UX-02] a notice that comes later is announced: an error at once, all others in their turn', () => {
  const { rerender } = renderPart(<Notice tone="error" live title="The code is not right" />);
  expect(screen.getByRole('alert')).toHaveTextContent('The code is not right');
  rerender(<Notice tone="success" live title="Sent for review" />);
  expect(screen.getByRole('status')).toHaveTextContent('Sent for review');
  rerender(<Notice tone="warning" title="It was there from the start" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('[UX-02] a notice can be closed', async () => {
  let closed = 0;
  const { user } = renderPart(<Notice tone="info" title="News" onClose={() => (closed += 1)} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});

test('[UX-05] progress has a name and a value, none while nobody knows, and stays within its ends', () => {
  const { rerender } = renderPart(<ProgressBar label="Reading" value={142 / 318} text="Page 142 of 318" />);
  const bar = screen.getByRole('progressbar', { name: 'Reading' });
  expect(bar).toHaveAttribute('aria-valuenow', '45');
  expect(bar).toHaveAttribute('aria-valuetext', 'Page 142 of 318');
  rerender(<ProgressBar label="Reading" value={1.4} />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  rerender(<ProgressBar label="Reading" />);
  expect(bar).not.toHaveAttribute('aria-valuenow');
});
