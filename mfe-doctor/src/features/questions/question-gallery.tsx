import type { QuestionPicture } from '@tvacha/shared-contract';
import { Gallery } from '@tvacha/shared-ui/gallery';

interface QuestionPicturesProps {
  pictures: readonly QuestionPicture[];
  /** A link has come to its end. */
  onExpired: () => void;
}

/** The pictures of a question in large; nothing where it has none. */
export const QuestionGallery = ({ pictures, onExpired }: QuestionPicturesProps) =>
  pictures.length > 0 ? (
    <Gallery pictures={pictures.map((picture) => ({ ...picture, caption: '' }))} onExpired={onExpired} />
  ) : null;
