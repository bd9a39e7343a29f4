import { imageSize } from 'image-size';
import { FileFault } from './file-fault';

/** Width and height as an image's header tells them; nothing is decoded, so that a bomb stays shut (SEC-32). */
export function measure(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    throw new FileFault('This image is damaged');
  }
}
