import { updateProfile } from '@tvacha/shared-contract/routes/account';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import type { UploadItem } from '@tvacha/shared-ui/file-upload';
import { useRef, useState } from 'react';
import { uploadTimeout } from '../../common/pictures/use-sending';
import { fileFields, ownProfile, profileSaved } from './profile';

interface Sent extends UploadItem {
  file: File;
}

/** Files of one kind on their way to the profile: each goes at once and by itself, with its progress and its answer. */
export function useSentFiles(userId: string, kind: DocumentKind | 'profilePic') {
  const dispatch = useAppDispatch();
  const [items, setItems] = useState<readonly Sent[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const change = (id: string, changes: Partial<Sent>) =>
    setItems((known) => known.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const drop = (id: string) => setItems((known) => known.filter((item) => item.id !== id));

  const send = async ({ id, file }: Pick<Sent, 'id' | 'file'>) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { status: 'sending', progress: 0, error: undefined });
    try {
      const profile = await call(
        updateProfile,
        { query: { userId }, files: { [fileFields[kind]]: [file] } },
        { signal: stop.signal, timeout: uploadTimeout, onProgress: (progress) => change(id, { progress }) },
      );
      drop(id);
      dispatch(profileSaved(profile));
      toast('UPDATE_SUCCCESS');
    } catch (error) {
      if (stop.signal.aborted) return;
      change(id, { status: 'failed', error: errorMessage(error) });
      if (codeOf(error) === 'DOCUMENT_VALIDATION_ERROR') toast('DOCUMENT_VALIDATION_ERROR');
    } finally {
      stops.current.delete(id);
    }
  };

  return {
    items,
    add: (files: readonly File[]) => {
      const added = files.map((file): Sent => {
        return { id: crypto.randomUUID(), name: file.name, size: file.size, status: 'waiting', file };
      });
      setItems((known) => [...known, ...added]);
      for (const item of added) void send(item);
    },
    retry: (id: string) => {
      const item = items.find((one) => one.id === id);
      if (item) void send(item);
    },
    /** Gives one up that is not there yet; it may have arrived all the same. */
    cancel: (id: string) => {
      const stop = stops.current.get(id);
      drop(id);
      if (!stop) return;
      stop.abort();
      dispatch(ownProfile.invalidate());
    },
  };
}
