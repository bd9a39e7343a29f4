import type { ContributionDetail, DraftState, Picture } from '@tvacha/shared-contract';
import { addPicture, removePicture } from '@tvacha/shared-contract/routes/contributions';
import { errorMessage } from '@tvacha/shared-core/errors';
import type { Form } from '@tvacha/shared-core/form';
import { CallError, call } from '@tvacha/shared-core/http';
import type { UploadItem } from '@tvacha/shared-ui/file-upload';
import { useEffect, useRef, useState } from 'react';
import { arranged, arrangementOf } from './arrange-pictures';
import type { DraftValues } from './draft-values';

interface Sending extends UploadItem {
  file: File;
}

const wordsOf = (error: unknown) => (error instanceof CallError && error.issues[0]?.message) || errorMessage(error);

/** The pictures of a draft, and those on their way to it, one after the other; what is said of them is in the form. */
export function usePictures(
  { _id: id, pictures: first }: ContributionDetail,
  form: Form<DraftValues>,
  onState: (state: DraftState) => void,
) {
  const [known, setKnown] = useState<readonly Picture[]>(first);
  const pictures = arranged(known, form.values.pictures);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problem, setProblem] = useState<string>();
  const aborts = useRef(new Map<string, AbortController>());
  const set = (item: string, given: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === item ? { ...one, ...given } : one)));

  const send = async ({ id: item, file }: Sending) => {
    const abort = new AbortController();
    aborts.current.set(item, abort);
    set(item, { status: 'sending', progress: 0, error: undefined });
    try {
      const { picture, ...state } = await call(
        addPicture,
        { query: { id }, body: {}, files: { contributionImage: [file] } },
        { signal: abort.signal, onProgress: (progress) => set(item, { progress }) },
      );
      setKnown((all) => (all.some(({ _id }) => _id === picture._id) ? all : [...all, picture]));
      setSending((all) => all.filter((one) => one.id !== item));
      onState(state);
    } catch (error) {
      if (!abort.signal.aborted) set(item, { status: 'failed', error: wordsOf(error) });
    } finally {
      aborts.current.delete(item);
    }
  };

  const isBusy = sending.some(({ status }) => status === 'sending');
  const next = isBusy ? undefined : sending.find(({ status }) => status === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one goes when the one before has ended.
  useEffect(() => {
    if (next) void send(next);
  }, [next?.id]);

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
  return {
    pictures,
    sending,
    problem,
    change,
    move,
    remove,
    add: (file: File) =>
      setSending((all) => [
        ...all,
        { id: crypto.randomUUID(), name: file.name, size: file.size, status: 'waiting', file },
      ]),
    retry: (item: string) => set(item, { status: 'waiting' }),
    cancel: (item: string) => {
      aborts.current.get(item)?.abort();
      setSending((all) => all.filter((one) => one.id !== item));
    },
  };
}
export type DraftPictures = ReturnType<typeof usePictures>;
