import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A portal whose HTML is streamed in two parts: the second begins at `mark`, and is sent once `letGo` is called. */
export async function streamHtml(portal: string, mark: RegExp) {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(portal).host, 'accept-encoding': 'identity' };
    const onward = ask(new URL(request.url ?? '/', portal), { method: request.method ?? 'GET', headers });
    onward.on('response', async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response);
      const html = Buffer.concat(await answer.toArray());
      // A sign of it for each byte.
      const at = html.toString('latin1').search(mark);
      if (at < 0) throw new Error(`The page has no ${mark}`);
      response.write(html.subarray(0, at));
      await isLetGo;
      response.end(html.subarray(at));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letGo,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
