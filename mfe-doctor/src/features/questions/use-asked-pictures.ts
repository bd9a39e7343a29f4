import type { QuestionPicture } from '@tvacha/shared-contract';
import { addQuestionPicture } from '@tvacha/shared-contract/routes/questions';
import { call } from '@tvacha/shared-core/http';
import { useState } from 'react';
import { useSending } from '../../common/pictures/use-sending';

/** What the form holds of a picture. */
export interface Ticked {
  _id: string;
  checked: boolean;
}

/** As a field of a form holds it, which is a text; those of a question were ticked when they were sent. */
export const tickedText = (pictures: readonly Ticked[]): string => JSON.stringify(pictures);
export const allTicked = (pictures: readonly { _id: string }[]) =>
  pictures.map(({ _id }) => ({ _id, checked: true as const }));

function read(text: string): Ticked[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** The pictures that a question has, and those that were sent for it since. */
export function useAskedPictures(own: readonly QuestionPicture[], onAdded: (added: Ticked) => void) {
  const [added, setAdded] = useState<readonly QuestionPicture[]>([]);
  const known = [...own, ...added];
  const sending = useSending(async (file, options) => {
    const picture = await call(addQuestionPicture, { body: {}, files: { questionImage: [file] } }, options);
    setAdded((all) => [...all, picture]);
    onAdded({ _id: picture._id, checked: false });
  });
  /** Those of a draft whose picture is not here any more are left out. */
  const shown = (text: string) =>
    read(text).flatMap(({ _id, checked }) => {
      const picture = known.find((one) => one._id === _id);
      return picture ? [{ ...picture, checked }] : [];
    });
  return { ...sending, shown };
}
export type AskedPictures = ReturnType<typeof useAskedPictures>;
