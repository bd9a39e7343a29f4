import { render, screen } from '@testing-library/react';
import { CoverPicture } from './contribution-card';

const covers = [
  { url: '/api/files/small', width: 320 },
  { url: '/api/files/large', width: 960 },
];

test('[DOC-06] a cover comes at the widths that there are, and as it is where there is one alone', () => {
  const { rerender, container } = render(<CoverPicture contribution={{ cover: '/api/files/whole', covers }} />);
  const picture = screen.getByAltText('');
  expect(picture).toHaveAttribute('srcset', '/api/files/small 320w, /api/files/large 960w');
  expect(picture).toHaveAttribute('src', '/api/files/whole');
  rerender(<CoverPicture contribution={{ cover: '/api/files/whole', covers: [] }} />);
  expect(picture).not.toHaveAttribute('srcset');
  rerender(<CoverPicture contribution={{ cover: null, covers: [] }} />);
  expect(container.querySelector('img')).toBeNull();
});
