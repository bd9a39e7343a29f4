import { Refusal, refuse } from '../services/refuse';

/** Told of bytes that are now held; may refuse them. */
export type Hold = (bytes: number) => void;

/**
 * A request's body that ends in PAYLOAD_TOO_LARGE as soon as it is longer than it may be, whatever it says of
 * its length, or in what `hold` refuses. The platform wraps such errors; `rethrow` throws the one that was meant.
 */
export function boundBody(request: Request, maxBytes: number, hold: Hold) {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) refuse('PAYLOAD_TOO_LARGE');
  let size = 0;
  let refusal: Refusal | undefined;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      try {
        size += chunk.byteLength;
        if (size > maxBytes) refuse('PAYLOAD_TOO_LARGE');
        hold(chunk.byteLength);
        controller.enqueue(chunk);
      } catch (error) {
        if (error instanceof Refusal) refusal = error;
        throw error;
      }
    },
  });
  const type = request.headers.get('content-type') ?? '';
  return {
    formData: (): Promise<FormData> =>
      new Response(request.body?.pipeThrough(counter), { headers: { 'content-type': type } }).formData(),
    rethrow(): void {
      if (refusal) throw refusal;
    },
  };
}

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
