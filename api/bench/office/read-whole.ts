import { get } from 'node:http';

interface Read {
  status: number;
  bytes: number;
}

/** Reads an answer to its end and keeps nothing of it: what is measured is the server, and `fetch` takes as long as a short answer. */
export const readWhole = (url: string, headers: Record<string, string>): Promise<Read> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Uint8Array) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
