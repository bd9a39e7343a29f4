import type { Code } from '@tvacha/shared-contract/codes';
import { brokenRule, type Rule } from '@tvacha/shared-contract/form-rules';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { dropDraft, type Values } from './draft';
import { type Refusal, type RefusalOptions, refusalOf } from './refusal';
import { useHeldPage } from './use-leave-warning';
import { useValues, type ValuesOptions } from './use-values';

/** The fields of a form that hold texts, and those that hold a box. */
type Of<V, Kind> = { [Field in keyof V]: V[Field] extends Kind ? Field : never }[keyof V] & string;

export interface FormOptions<V extends Values> extends ValuesOptions<V>, RefusalOptions<V> {
  rules?: { readonly [Field in keyof V]?: Rule };
  /**
   * What the rule of one field cannot say: what is wrong by a word of the form's own, such as `{ again: 'differs' }`.
   */
  check?: (values: V) => { readonly [Field in keyof V]?: string };
  /**
   * The words at a field that breaks a rule. `why` is `required`, `min`, `max` or `pattern`, a word of `check`, or
   * `refused`, where only the server found it wrong.
   */
  say?: (field: keyof V & string, why: string) => string;
  /** Words of the form's own for codes, at a field or over the form. */
  words?: Partial<Record<Code, string>>;
  /** Fields that are of no more use once they were refused, such as a code: they empty. */
  clears?: readonly (keyof V & string)[];
  /** The browser asks before the page goes, though nothing is kept: of a form with a password, say. */
  warns?: boolean;
  /** Why it may not be sent any more, such as a right that went while somebody wrote: said in the place of a problem. */
  closed?: (values: V) => string | undefined;
  /** What `submit` does is a trial: what is typed counts as not sent, and its draft stays, until `begin`. */
  isTrial?: boolean;
  /** Hears of a press for which nothing was sent. */
  onInvalid?: (values: V) => void;
  /** Sends the form. What it throws is said in the form; what is no `CallError` is a fault too, and reported. */
  submit: (values: V) => unknown;
}

interface FieldState<Value> {
  name: string;
  onChange: (value: Value) => void;
  error: string | undefined;
  required: boolean | undefined;
}

export interface Form<V extends Values> {
  /** For the form element. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: Pressed) => void; noValidate: true };
  values: V;
  change: (fields: Partial<V>) => void;
  /** What a text field of shared-ui takes. */
  field: (name: Of<V, string>) => FieldState<string> & { value: string; maxLength: number | undefined };
  /** What a checkbox takes. */
  box: (name: Of<V, boolean>) => FieldState<boolean> & { checked: boolean };
  /** Checks and sends, unless that is under way or the form is closed. */
  submit: () => Promise<void>;
  /** It may not be sent any more; `problem` says why. */
  isClosed: boolean;
  isSending: boolean;
  /** Something is typed that is not sent yet. */
  isDirty: boolean;
  /** What is wrong with the whole form, in people's words. */
  problem: string | undefined;
  /** The same as it was thrown, for what else it says, such as when to try again. */
  error: unknown;
  /**
   * Goes on from these values as the ones that are sent, and forgets the draft.
   * @param since what was submitted: what was typed after it stays, and is not sent yet.
   */
  begin: (next: V, since?: V) => void;
  /** Forgets what was wrong, for instance because another way is tried. */
  clear: () => void;
}

type Pressed = Pick<Event, 'preventDefault'>;

/**
 * A form: what stands in it and its draft, its rules, and the way to the server and back. Nothing is called wrong
 * before it is sent; then, and when the server refuses, the first wrong field takes the focus. What the server says of
 * a field stands there until the field is changed. While one submit is under way there is no other. As long as a
 * form holds what is not sent, the portal does not load the page anew by itself; for a named one the browser asks
 * before the page goes, while within the portal its draft is enough.
 */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { name, rules = {} as NonNullable<FormOptions<V>['rules']>, words, clears = [] } = options;
  const { values, latest, start, owner, change: set, restart } = useValues(options);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState(start);
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const underWay = useRef(false);
  const begun = useRef(0);
  const ref = useRef<HTMLFormElement>(null);

  const closed = options.closed?.(values);
  const isClosed = closed !== undefined;
  const isDirty = Object.keys(start).some((field) => values[field] !== sent[field]);
  useHeldPage(isDirty, !name && !options.warns);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const wrongIn = (now: V): Partial<Record<string, string>> => {
    const broken = Object.entries<Rule | undefined>(rules).map(([field, rule]) => [
      field,
      rule && brokenRule(rule, now[field] ?? ''),
    ]);
    return { ...options.check?.(now), ...Object.fromEntries(broken.filter(([, why]) => why)) };
  };
  const wrong = checked ? wrongIn(values) : {};

  const errorOf = (field: keyof V & string): string | undefined => {
    const why = wrong[field] ?? refusal?.marks[field];
    if (why === undefined) return undefined;
    const isCode = why === refusal?.marks[field] && why !== 'refused';
    return isCode ? errorMessage(why, words) : (options.say?.(field, why) ?? errorMessage('VALIDATION_FAILED', words));
  };

  const change = (fields: Partial<V>) => {
    set(fields);
    setRefusal((known) => {
      if (!known) return known;
      const left = Object.entries(known.marks).filter(([field]) => !Object.hasOwn(fields, field));
      return { ...known, marks: Object.fromEntries(left) };
    });
  };
  const clear = () => {
    setRefusal(null);
    setChecked(false);
  };

  const begin = (next: V, since: V = latest.current) => {
    const later = Object.entries(latest.current).filter(([field, value]) => value !== since[field]);
    begun.current += 1;
    restart(next);
    setSent(next);
    set({ ...next, ...Object.fromEntries(later) });
    if (name && later.length === 0) dropDraft(name, owner.current);
  };

  const fail = () => setFailures((count) => count + 1);
  const submit = async () => {
    if (underWay.current || isClosed) return;
    const now = latest.current;
    setRefusal(null);
    setChecked(true);
    if (Object.values(wrongIn(now)).some(Boolean)) {
      fail();
      options.onInvalid?.(now);
      return;
    }
    underWay.current = true;
    setSending(true);
    const before = begun.current;
    try {
      await options.submit(now);
      if (begun.current === before && !options.isTrial) {
        if (name) dropDraft(name, owner.current);
        setSent(now);
      }
    } catch (error) {
      if (!(error instanceof CallError)) reportCaughtError({ where: 'form', error });
      if (clears.length > 0) set(Object.fromEntries(clears.map((field) => [field, start[field]])) as Partial<V>);
      setRefusal(refusalOf(error, start, options));
      fail();
    } finally {
      setChecked(false);
      underWay.current = false;
      setSending(false);
    }
  };

  const common = (field: keyof V & string) => ({
    name: field,
    error: errorOf(field),
    required: rules[field]?.required,
  });
  const error = isClosed ? null : (refusal?.error ?? null);
  return {
    props: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
      noValidate: true,
    },
    values,
    change,
    field: (field) => ({
      ...common(field),
      value: values[field] as string,
      onChange: (value) => change({ [field]: value } as Partial<V>),
      maxLength: rules[field]?.raw ? undefined : rules[field]?.max,
    }),
    box: (field) => ({
      ...common(field),
      checked: values[field] as boolean,
      onChange: (value) => change({ [field]: value } as Partial<V>),
    }),
    submit,
    isClosed,
    isSending,
    isDirty,
    // Without the seconds of a limit, which `FormProblem` counts down.
    problem: closed ?? (error ? errorMessage(codeOf(error), words) : undefined),
    error,
    begin,
    clear,
  };
}
