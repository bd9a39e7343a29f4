import { imageSize } from 'image-size';
import { FileError } from './incoming-file';

/** Width and height as an image's header tells them; nothing is decoded, so that a bomb stays shut (SEC-32). */
export function measure(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    throw new FileError('This image is damaged');
  }
}
