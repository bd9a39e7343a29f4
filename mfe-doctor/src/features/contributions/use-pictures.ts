import type { ContributionDetail, DraftState, Picture } from '@tvacha/shared-contract';
import { addPicture, removePicture } from '@tvacha/shared-contract/routes/contributions';
import type { Form } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useEffect, useState } from 'react';
import { useSending, wordsOf } from '../../common/pictures/use-sending';
import { arranged, arrangementOf } from './arrange-pictures';
import type { DraftValues } from './draft-values';

/** The pictures of a draft, and those on their way to it; what is said of them is in the form. */
export function usePictures(
  { _id: id, pictures: fresh }: ContributionDetail,
  form: Form<DraftValues>,
  onState: (state: DraftState) => void,
) {
  const [known, setKnown] = useState<readonly Picture[]>(fresh);
  // Asked for again, they have links that are good for longer, and another device may have added one.
  useEffect(() => setKnown(fresh), [fresh]);
  const [problem, setProblem] = useState<string>();
  const pictures = arranged(known, form.values.pictures);
  const sending = useSending(async (file, options) => {
    const sent = { query: { id }, body: {}, files: { contributionImage: [file] } };
    const { picture, ...state } = await call(addPicture, sent, options);
    setKnown((all) => (all.some(({ _id }) => _id === picture._id) ? all : [...all, picture]));
    onState(state);
  });

  const arrange = (now: readonly Picture[]) => form.change({ pictures: arrangementOf(now) });
  const change = (of: string, given: Partial<Picture>) =>
    arrange(pictures.map((picture) => (picture._id === of ? { ...picture, ...given } : picture)));
  const move = (from: number, by: number) => {
    const moved = pictures[from];
    if (moved) arrange(pictures.toSpliced(from, 1).toSpliced(from + by, 0, moved));
  };
  const remove = async (picture: string) => {
    try {
      const state = await call(removePicture, { query: { id, picture } });
      setKnown((all) => all.filter(({ _id }) => _id !== picture));
      setProblem(undefined);
      onState(state);
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return { ...sending, pictures, problem, change, move, remove, know: setKnown };
}
export type DraftPictures = ReturnType<typeof usePictures>;
