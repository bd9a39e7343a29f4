import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploads } from '@tvacha/shared-contract/uploads';
import { renderPart } from '../testing/render-part';
import { checkFiles } from './check-files';
import { FileUpload, type UploadItem } from './file-upload';

const rule = { ...uploads.degree, maxBytes: 1000, maxFiles: 2 };
const pdf = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'application/pdf' });
const calls: string[] = [];
beforeEach(() => calls.splice(0));

const upload = (files: readonly UploadItem[] = []) => (
  <FileUpload
    label="Degree"
    rule={rule}
    files={files}
    onAdd={(added) => calls.push(`add ${added.map(({ name }) => name).join()}`)}
    onRemove={(id) => calls.push(`remove ${id}`)}
    onRetry={(id) => calls.push(`retry ${id}`)}
    onView={(id) => calls.push(`view ${id}`)}
  />
);

test('[UX-05] files are chosen by their label and dropped; the caller gets those that are taken', async () => {
  const { user } = renderPart(upload());
  await user.upload(screen.getByLabelText('Degree'), pdf('degree.pdf'));
  fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [pdf('back.pdf')] } });
  expect(calls).toEqual(['add degree.pdf', 'add back.pdf']);
});

test('[UX-05] what is not taken is said with its name and why, and can be closed', async () => {
  renderPart(upload());
  // What the window of files hides can still be dropped.
  const user = userEvent.setup({ applyAccept: false });
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  await user.upload(screen.getByLabelText('Degree'), [film, pdf('large.pdf', 2000), pdf('good.pdf')]);
  const refusal = screen.getByRole('alert');
  expect(refusal).toHaveTextContent('2 files were not taken');
  expect(refusal).toHaveTextContent('film.mp4: this kind of file is not taken. Choose JPG, PNG, WEBP, PDF.');
  expect(refusal).toHaveTextContent('large.pdf: 2 KB is too large. The most is 1 KB.');
  expect(calls).toEqual(['add good.pdf']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[UX-05] only so many files are taken, those counted that are there already', () => {
  const { taken, refused } = checkFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('empty.pdf', 0)], rule, 1);
  expect(taken.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(refused.map(({ file, why }) => `${file.name} ${why}`)).toEqual(['b.pdf number', 'empty.pdf empty']);
});

test('[UX-05] each file tells how far it is, and is cancelled, tried again or removed by name', async () => {
  const { user } = renderPart(
    upload([
      { id: '1', name: 'one.pdf', size: 655_360, status: 'sending', progress: 0.42 },
      { id: '2', name: 'two.pdf', size: 10, status: 'failed' },
      { id: '3', name: 'three.pdf', size: 1_258_291, status: 'done' },
    ]),
  );
  expect(screen.getByRole('progressbar', { name: 'Upload of one.pdf' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('42% of 640 KB')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The upload failed. The file is still on your device.');
  expect(screen.getByRole('status')).toHaveTextContent('three.pdf is uploaded');
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of one.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Try again: two.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Remove three.pdf' }));
  expect(screen.getAllByRole('button', { name: /^View/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'View three.pdf' }));
  expect(calls).toEqual(['remove 1', 'retry 2', 'remove 3', 'view 3']);
});
