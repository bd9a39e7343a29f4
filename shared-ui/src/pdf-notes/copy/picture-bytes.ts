/** The kinds that a PDF takes as they are. */
const taken = ['image/jpeg', 'image/png'];

/** The bytes of a picture, as JPEG or PNG: others are drawn anew. @throws where they cannot be read */
export async function pictureBytes(blob: Blob): Promise<Uint8Array> {
  if (taken.includes(blob.type)) return new Uint8Array(await blob.arrayBuffer());
  const image = await createImageBitmap(blob);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  canvas.width = 0;
  if (!png) throw new Error('The picture cannot be read');
  return new Uint8Array(await png.arrayBuffer());
}
