import type { ContributionDetail, DraftState, Picture } from '@tvacha/shared-contract';
import { saveContribution, showContribution } from '@tvacha/shared-contract/routes/contributions';
import { codeOf } from '@tvacha/shared-core/errors';
import type { Form } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { useEffect, useRef, useState } from 'react';
import { arranged } from './arrange-pictures';
import { contributionDetails, isOpen } from './contributions';
import { areAlike, baseOf, type DraftBase, textOf } from './draft-base';
import { bodyOf, type DraftValues, unsoundFields } from './draft-values';

/** How long somebody pauses before what was typed is kept, and after which what failed is tried again. Milliseconds. */
const pause = 700;
const patience = 15_000;

const headings = ['title', 'summary', 'diagnosis', 'bodySite', 'skinTone', 'ownsRights', 'pictures', 'checked'];
/** Whether the list of what is missing has words for it. */
const isListed = (field: string) => headings.includes(field) || field.startsWith('details.');

interface KeptDraft {
  contribution: ContributionDetail;
  form: Form<DraftValues>;
  pictures: readonly Picture[];
  /** Hears which pictures the server has, where another device may have changed them. */
  onPictures: (pictures: readonly Picture[]) => void;
}

/**
 * Keeps a draft at the server as it is written, one call after the other. A field that the server would not take stays
 * there as it was, and is named. What another device made of the draft meanwhile is found by the version, and is shown:
 * nothing of either is overwritten unseen.
 */
export function useAutosave({ contribution, form, pictures, onPictures }: KeptDraft) {
  const { _id: id, type, mine } = contribution;
  const dispatch = useAppDispatch();
  const [keeping, setKeeping] = useState<'saved' | 'saving' | 'failed'>('saved');
  const [state, setState] = useState<Pick<DraftState, 'completeness' | 'missing'>>({
    completeness: mine?.completeness ?? 0,
    missing: mine?.missing ?? [],
  });
  /** How it reads at the server, where it was changed there meanwhile. */
  const [other, setOther] = useState<ContributionDetail | null>(null);
  const [isGone, setGone] = useState(false);
  const [first] = useState(() => baseOf(contribution));
  const base = useRef(first);
  /** What was sent and not answered: the server may have it. */
  const unanswered = useRef<readonly DraftBase[]>([]);
  const who = useSession().user?._id;
  const blocked = other !== null || isGone;
  const latest = useRef({ form, pictures, who, blocked });
  latest.current = { form, pictures, who, blocked };
  const running = useRef<Promise<boolean> | null>(null);

  /** What is sent next goes by it, also before the page is drawn anew. */
  const goOnFrom = (next: DraftBase, sent?: DraftValues) => {
    const { form: now } = latest.current;
    const { version } = next.values;
    base.current = next;
    unanswered.current = [];
    // What the server has no longer needs a draft in this tab.
    if (sent) now.begin({ ...sent, version }, sent);
    else now.change({ version });
    latest.current = { ...latest.current, form: { ...now, values: { ...now.values, version } } };
  };

  /** Looks at what another device, or a call whose answer was lost, made of it. True where one goes on from there. */
  const meet = async (): Promise<boolean> => {
    const now = await call(showContribution, { query: { id } });
    if (!isOpen(now)) {
      setGone(true);
      return false;
    }
    const there = baseOf(now);
    onPictures(now.pictures);
    latest.current.pictures = arranged(now.pictures, latest.current.form.values.pictures);
    // What was written from another version than the known one says nothing of who changed it since.
    const isBase = latest.current.form.values.version === base.current.values.version;
    const own = isBase ? [...unanswered.current, base.current] : unanswered.current;
    if (own.some((one) => areAlike(type, there, one))) {
      goOnFrom(there);
      return true;
    }
    setOther(now);
    return false;
  };

  const saveOnce = async (isAgain = false): Promise<boolean> => {
    const { form: now, pictures: shown, who: writer } = latest.current;
    const unsound = unsoundFields(now.values);
    const isSound = unsound.length === 0;
    const held = Object.fromEntries(unsound.map((field) => [field, base.current.values[field]]));
    const next: DraftBase = { values: { ...now.values, ...held }, pictures: shown };
    if (textOf(type, next) === textOf(type, base.current)) {
      setKeeping('saved');
      return isSound;
    }
    if (latest.current.blocked) return false;
    setKeeping('saving');
    unanswered.current = [...unanswered.current, next];
    try {
      const { version, ...rest } = await call(saveContribution, {
        query: { id },
        body: bodyOf(type, next.values, next.pictures),
      });
      // The session ended meanwhile: the form is empty, and no draft of theirs is to be kept for whoever comes next.
      if (latest.current.who !== writer) return false;
      setState(rest);
      goOnFrom({ ...next, values: { ...next.values, version: String(version) } }, isSound ? now.values : undefined);
      setKeeping('saved');
      return isSound;
    } catch (error) {
      if (!isAgain && (await isMet(error))) return saveOnce(true);
      setKeeping('failed');
      return false;
    }
  };
  const isMet = async (error: unknown): Promise<boolean> => {
    const code = codeOf(error);
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return false;
    try {
      return await meet();
    } catch (gone) {
      if (codeOf(gone) === 'NOT_FOUND') setGone(true);
      return false;
    }
  };
  /** Keeps what stands there; false where not all of it could be kept. */
  const save = (): Promise<boolean> => {
    const next = (running.current ?? Promise.resolve(true)).then(() => saveOnce());
    running.current = next;
    return next;
  };

  const written = textOf(type, { values: form.values, pictures });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what is written; the rest is read when it is due.
  useEffect(() => {
    if (blocked || written === textOf(type, base.current)) return;
    const due = setTimeout(() => void save(), pause);
    return () => clearTimeout(due);
  }, [written, blocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is read when it is due.
  useEffect(() => {
    if (keeping !== 'failed' || blocked) return;
    const again = () => void save();
    const timer = setInterval(again, patience);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [keeping, blocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what came from the server.
  useEffect(() => {
    const fresh = baseOf(contribution);
    const { values } = latest.current.form;
    if (Number(fresh.values.version) <= Number(base.current.values.version)) return;
    const here = { values, pictures: latest.current.pictures };
    if (areAlike(type, here, base.current) || areAlike(type, here, fresh)) {
      base.current = fresh;
      form.begin(fresh.values);
    } else if (values.version === fresh.values.version) base.current = fresh;
  }, [contribution]);
  // What was asked for before is older than what was kept since.
  useEffect(() => () => void dispatch(contributionDetails.invalidate()), [dispatch]);

  /** Takes what the other device wrote, or keeps what stands here, as a change of it. */
  const choose = (taken: boolean) => {
    if (!other) return;
    base.current = baseOf(other);
    const { values } = base.current;
    if (taken) form.begin(values);
    else form.change({ version: values.version });
    setOther(null);
    setKeeping(taken ? 'saved' : 'saving');
  };
  /** What the server found missing as it was sent stands in the list until something is changed. */
  const foundMissing = (issues: readonly { path: string }[]) => {
    const fields = issues.map(({ path }) => path.replace(/^body\./, '')).filter(isListed);
    if (fields.length > 0) setState(({ completeness }) => ({ completeness, missing: fields }));
  };
  /** The one that was kept last. */
  const version = () => Number(latest.current.form.values.version);
  /** Fields that are not kept as they stand. */
  const held = unsoundFields(form.values);
  return { keeping, held, ...state, setState, foundMissing, other, choose, isGone, save, version };
}
