import type { ContributionDetail, DraftState, Picture } from '@tvacha/shared-contract';
import { brokenRule, contributionRules } from '@tvacha/shared-contract/form-rules';
import { saveContribution, showContribution } from '@tvacha/shared-contract/routes/contributions';
import { codeOf } from '@tvacha/shared-core/errors';
import type { Form } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { useSession } from '@tvacha/shared-core/session';
import { useEffect, useRef, useState } from 'react';
import { bodyOf, type DraftValues, sameness, valuesOf } from './draft-values';

/** How long somebody pauses before what was typed is kept, in milliseconds. */
const pause = 700;

const headings = ['title', 'summary', 'diagnosis', 'bodySite', 'skinTone', 'ownsRights', 'pictures', 'checked'];
/** Whether the list of what is missing has words for it. */
const isListed = (field: string) => headings.includes(field) || field.startsWith('details.');

export type Keeping = 'saved' | 'saving' | 'failed';

/** Whether all fields are as the server takes them. */
export const isSound = (values: DraftValues): boolean =>
  (Object.keys(contributionRules) as (keyof typeof contributionRules)[]).every(
    (field) => !brokenRule(contributionRules[field], values[field]),
  );

interface KeptDraft {
  contribution: ContributionDetail;
  form: Form<DraftValues>;
  pictures: readonly Picture[];
}

/**
 * Keeps a draft at the server as it is written, one call after the other. What another device made of it meanwhile is
 * found by the version, and is shown: nothing of either is overwritten unseen.
 */
export function useKeptDraft({ contribution, form, pictures }: KeptDraft) {
  const { _id: id, type, mine } = contribution;
  const [keeping, setKeeping] = useState<Keeping>('saved');
  const [state, setState] = useState<Pick<DraftState, 'completeness' | 'missing'>>({
    completeness: mine?.completeness ?? 0,
    missing: mine?.missing ?? [],
  });
  /** How it reads at the server, where it was changed there meanwhile. */
  const [other, setOther] = useState<ContributionDetail | null>(() =>
    form.values.version === String(mine?.version) ? null : contribution,
  );
  const [isGone, setGone] = useState(false);
  const kept = useRef(sameness(bodyOf(type, valuesOf(contribution), contribution.pictures)));
  const who = useSession().user?._id;
  const blocked = other !== null || isGone;
  const latest = useRef({ form, pictures, who, blocked });
  latest.current = { form, pictures, who, blocked };
  const running = useRef<Promise<boolean> | null>(null);

  const conflict = async () => {
    try {
      const now = await call(showContribution, { query: { id } });
      if (now.state === 'draft' || now.state === 'returned') setOther(now);
      else setGone(true);
    } catch (error) {
      if (codeOf(error) === 'NOT_FOUND') setGone(true);
    }
  };

  /** What is sent next goes by it, also before the page is drawn anew. */
  const countOn = (version: string) => {
    const { form: now } = latest.current;
    now.change({ version });
    latest.current = { ...latest.current, form: { ...now, values: { ...now.values, version } } };
  };

  const saveOnce = async (): Promise<boolean> => {
    const { form: now, pictures: shown, who: writer } = latest.current;
    const body = bodyOf(type, now.values, shown);
    const text = sameness(body);
    if (text === kept.current) return true;
    if (latest.current.blocked || !isSound(now.values)) return false;
    setKeeping('saving');
    try {
      const { version, ...rest } = await call(saveContribution, { query: { id }, body });
      // The session ended meanwhile: the form is empty, and no draft of theirs is to be kept for whoever comes next.
      if (latest.current.who !== writer) return false;
      kept.current = text;
      setState(rest);
      countOn(String(version));
      setKeeping('saved');
      return true;
    } catch (error) {
      setKeeping('failed');
      if (codeOf(error) === 'CONFLICT' || codeOf(error) === 'NOT_FOUND') await conflict();
      return false;
    }
  };
  /** Keeps what stands there; false where it could not be kept. */
  const save = (): Promise<boolean> => {
    const next = (running.current ?? Promise.resolve(true)).then(saveOnce);
    running.current = next;
    return next;
  };

  const written = sameness(bodyOf(type, form.values, pictures));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what is written; the rest is read when it is due.
  useEffect(() => {
    if (blocked || written === kept.current) return;
    const due = setTimeout(() => void save(), pause);
    return () => clearTimeout(due);
  }, [written, blocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is sent is read when it is due.
  useEffect(() => {
    const again = () => void save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  /** Takes what the other device wrote, or keeps what stands here, as a change of it. */
  const choose = (taken: boolean) => {
    if (!other) return;
    const theirs = valuesOf(other);
    kept.current = sameness(bodyOf(type, theirs, other.pictures));
    form.change(taken ? theirs : { version: theirs.version });
    setOther(null);
  };
  /** What the server found missing as it was sent stands in the list until something is changed. */
  const foundMissing = (issues: readonly { path: string }[]) => {
    const fields = issues.map(({ path }) => path.replace(/^body\./, '')).filter(isListed);
    if (fields.length > 0) setState(({ completeness }) => ({ completeness, missing: fields }));
  };
  /** The one that was kept last. */
  const version = () => Number(latest.current.form.values.version);
  return { keeping, ...state, setState, foundMissing, other, choose, isGone, save, version };
}
