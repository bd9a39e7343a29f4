import type { QuestionPicture } from '@tvacha/shared-contract';
import { addQuestionPicture } from '@tvacha/shared-contract/routes/questions';
import { call } from '@tvacha/shared-core/http';
import { useResource } from '@tvacha/shared-core/resources';
import { useState } from 'react';
import { useSending } from '../../common/pictures/use-sending';
import { waitingPictures } from './questions';

/** What the form holds of a picture. */
export interface Ticked {
  _id: string;
  checked: boolean;
}

/** As a field of a form holds it, which is a text; those of a question were ticked when they were sent. */
export const tickedText = (pictures: readonly Ticked[]): string => JSON.stringify(pictures);
export const allTicked = (pictures: readonly { _id: string }[]) =>
  pictures.map(({ _id }) => ({ _id, checked: true as const }));

/** What a form names, whether it is here or not. */
export function read(text: string): Ticked[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

const all = {};

/** The pictures that a question has, those that stand in its draft, and those that were sent for it since. */
export function useQuestionPictures(own: readonly QuestionPicture[], onAdded: (added: Ticked) => void) {
  const [added, setAdded] = useState<readonly QuestionPicture[]>([]);
  const [isDrafted, setDrafted] = useState(false);
  const { value: waiting, status, reload } = useResource(waitingPictures, isDrafted ? all : null);
  const known = [...own, ...added, ...(waiting ?? [])];
  const sending = useSending(async (file, options) => {
    const picture = await call(addQuestionPicture, { body: {}, files: { questionImage: [file] } }, options);
    setAdded((before) => [...before, picture]);
    onAdded({ _id: picture._id, checked: false });
  });
  const isKnown = ({ _id }: Ticked) => known.some((one) => one._id === _id);
  return {
    ...sending,
    /** Those that are here; one that the server has no more is left out. */
    shown: (text: string) =>
      read(text).flatMap(({ _id, checked }) => {
        const picture = known.find((one) => one._id === _id);
        return picture ? [{ ...picture, checked }] : [];
      }),
    /** Asks for those of a draft. */
    bring: (text: string) => setDrafted(!read(text).every(isKnown)),
    /** What became of those that are named and not here: on their way, not loaded, or gone. */
    missing: (text: string): 'loading' | 'failed' | 'gone' | null => {
      if (read(text).every(isKnown)) return null;
      if (status === 'failed') return 'failed';
      return waiting && status === 'ready' ? 'gone' : 'loading';
    },
    reload,
  };
}
export type QuestionPictures = ReturnType<typeof useQuestionPictures>;
