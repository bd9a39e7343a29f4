import { addMarkPicture, linkMarkPicture } from '@tvacha/shared-contract/routes/annotations';
import { errorMessage } from '@tvacha/shared-core/errors';
import { CallError, call } from '@tvacha/shared-core/http';

async function fetchPicture(file: string): Promise<Blob> {
  const { url } = await call(linkMarkPicture, { query: { file } });
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture is answered with ${answer.status}`);
  return answer.blob();
}

/** The pictures that somebody puts into the file of a piece: links to them end, so each is fetched once and held. */
export function markPictures(contentId: string) {
  const held = new Map<string, Promise<Blob>>();
  return {
    /** Sends one. @throws Error with words for whoever put it in */
    async send(picture: File): Promise<{ file: string; width: number; height: number }> {
      try {
        return await call(addMarkPicture, { query: { contentId }, body: {}, files: { picture: [picture] } });
      } catch (error) {
        throw new Error((error instanceof CallError && error.issues[0]?.message) || errorMessage(error));
      }
    },
    /** @throws where it does not come; the next call asks again */
    open(file: string): Promise<Blob> {
      const known = held.get(file) ?? fetchPicture(file);
      held.set(file, known);
      known.catch(() => held.delete(file));
      return known;
    },
  };
}
