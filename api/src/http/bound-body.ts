import { Refusal, refuse } from '../services/refuse';

/**
 * A request's body that ends in PAYLOAD_TOO_LARGE as soon as it is longer than it may be, whatever it says of
 * its length. What the platform makes of that error is undone by `rethrow`.
 */
export function boundBody(request: Request, maxBytes: number) {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) refuse('PAYLOAD_TOO_LARGE');
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Refusal('PAYLOAD_TOO_LARGE'));
      else controller.enqueue(chunk);
    },
  });
  const type = request.headers.get('content-type') ?? '';
  return {
    formData: (): Promise<FormData> =>
      new Response(request.body?.pipeThrough(counter), { headers: { 'content-type': type } }).formData(),
    rethrow(error: unknown): void {
      if (error instanceof Refusal || size > maxBytes) refuse('PAYLOAD_TOO_LARGE');
    },
  };
}
