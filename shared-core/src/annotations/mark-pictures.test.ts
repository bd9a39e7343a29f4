import { linkMarkPicture } from '@tvacha/shared-contract/routes/annotations';
import { storage } from '@tvacha/shared-core/storage';
import { HttpResponse, http } from 'msw';
import { answer, ok, server, tokenFor, withServer } from '../http/test-server';
import { markPictures } from './mark-pictures';

withServer();
beforeEach(() => storage.set('token', tokenFor(600, 'fresh')));

const file = '0190a000-0000-7000-8000-000000000009';

test('[PDF-02] a picture is fetched once and held; one that does not come is asked for by the next call', async () => {
  const links = answer(linkMarkPicture, () => ok({ url: '/files/picture.png' }));
  let status = 404;
  server.use(http.get('*/files/picture.png', () => new HttpResponse('drawn', { status })));
  const pictures = markPictures(file);
  await expect(pictures.open(file)).rejects.toThrow('404');
  status = 200;
  const [one, other] = await Promise.all([pictures.open(file), pictures.open(file)]);
  expect(await one?.text()).toBe('drawn');
  expect(other).toBe(one);
  expect(links.map(({ url }) => new URL(url).searchParams.get('file'))).toEqual([file, file]);
});
