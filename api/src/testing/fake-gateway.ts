import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dltOf, type TemplateName, templates } from '../notify/templates';

interface Received {
  key: string;
  authorization: string;
  body: { sender: string; templateId?: string; to: string; text: string };
}

const known = new Set((Object.keys(templates) as TemplateName[]).map(dltOf));

/**
 * An SMS gateway as the operators run it: it knows templates and senders, and carries each key once.
 * `answers` are given first, in turn: a status, or `hang` to say nothing.
 */
export async function fakeGateway(answers: (number | 'hang')[] = []) {
  const tries: Received[] = [];
  const carried = new Map<string, Received>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { authorization = '' } = request.headers;
    const received = { key: String(request.headers['idempotency-key']), authorization, body: JSON.parse(text) };
    tries.push(received);
    const answer = answers.shift();
    if (answer === 'hang') return;
    const { templateId } = received.body;
    const ok = templateId !== undefined && known.has(templateId) && received.body.sender === 'TVACHA';
    const status = answer ?? (ok ? 202 : 422);
    if (status < 300) carried.set(received.key, received);
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    tries,
    carried,
    close: () => {
      server.closeAllConnections();
      return new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}
