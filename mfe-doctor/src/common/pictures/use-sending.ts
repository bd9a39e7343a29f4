import { errorMessage } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';
import type { UploadItem } from '@tvacha/shared-ui/file-upload';
import { useEffect, useRef, useState } from 'react';

export interface SendingItem extends UploadItem {
  file: File;
}
/** How a file is sent: `timeout` in milliseconds, as a slow line is none that is cut. */
interface SendOptions {
  signal: AbortSignal;
  timeout: number;
  onProgress: (progress: number) => void;
}
type Send = (file: File, options: SendOptions) => Promise<void>;

/** Ten megabytes over a slow line. Milliseconds. */
export const uploadTimeout = 10 * 60_000;

/** What a picture is refused for, in words. */
export const wordsOf = (error: unknown) =>
  (error instanceof CallError && error.issues[0]?.message) || errorMessage(error);

/** A file that was chosen, and is looked at before it is sent. */
export interface ChosenFile {
  id: string;
  file: File;
}

/** Files on their way to the server, one after the other; each can be tried again or left out. */
export function useSending(deliver: Send) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [sending, setSending] = useState<readonly SendingItem[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const set = (id: string, given: Partial<SendingItem>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...given } : one)));

  const send = async ({ id, file }: SendingItem) => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    set(id, { status: 'sending', progress: 0, error: undefined });
    try {
      await deliver(file, {
        signal: abort.signal,
        timeout: uploadTimeout,
        onProgress: (progress) => set(id, { progress }),
      });
      setSending((all) => all.filter((one) => one.id !== id));
    } catch (error) {
      if (!abort.signal.aborted) set(id, { status: 'failed', error: wordsOf(error) });
    } finally {
      aborts.current.delete(id);
    }
  };

  const isBusy = sending.some(({ status }) => status === 'sending');
  const next = isBusy ? undefined : sending.find(({ status }) => status === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one goes when the one before has ended.
  useEffect(() => {
    if (next) void send(next);
  }, [next?.id]);

  return {
    chosen,
    choose: (files: readonly File[]) =>
      setChosen((all) => [...all, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]),
    /** Takes it from those that are still to be looked at. */
    settle: (id: string) => setChosen((all) => all.filter((one) => one.id !== id)),
    sending,
    /** Whether a file is not at the server yet: sent without it, the form would lose it. */
    isUnderWay: chosen.length > 0 || sending.length > 0,
    add: (file: File) =>
      setSending((all) => [
        ...all,
        { id: crypto.randomUUID(), name: file.name, size: file.size, status: 'waiting', file },
      ]),
    retry: (id: string) => set(id, { status: 'waiting' }),
    cancel: (id: string) => {
      aborts.current.get(id)?.abort();
      setSending((all) => all.filter((one) => one.id !== id));
    },
  };
}
export type Sending = ReturnType<typeof useSending>;
