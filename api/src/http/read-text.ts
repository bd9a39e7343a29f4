import { refuse } from '../services/refuse';

/** The body as text, refused as soon as it is longer than it may be. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) refuse('PAYLOAD_TOO_LARGE');
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      refuse('PAYLOAD_TOO_LARGE');
    }
    text += decoder.decode(value, { stream: true });
  }
}
