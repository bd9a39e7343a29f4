import { codeOf } from '@tvacha/shared-core/errors';
import { type Form, type FormOptions, useForm } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { useEffect } from 'react';
import { joinTexts } from './join-texts';

type Texts = Record<string, string>;

/** How often a save begins anew because somebody saved in between, and another field. */
const mostTries = 3;

/** What a draft was begun from; nothing is known of one that cannot be read. */
function baseOf({ base = '' }: Texts): Texts {
  try {
    return JSON.parse(base) as Texts;
  } catch {
    return {};
  }
}

/** The values that are begun from these texts: `base` says what they were. */
const begunFrom = (texts: Texts): Texts => ({ ...texts, base: JSON.stringify(texts) });

interface JoinedFormOptions<Row, Saved> extends Omit<FormOptions<Texts>, 'initial' | 'given' | 'submit'> {
  /** The record as it is known here. */
  record: Row;
  /** The fields of the form, as texts; in the same order for each record. */
  textsOf: (record: Row) => Texts;
  /** A text as it is sent. */
  tidy: (field: string, text: string) => string;
  /** Writes the fields that were changed. @throws CONFLICT where the record is another by now. */
  save: (texts: Texts, changed: readonly string[], from: Row) => Promise<Saved>;
  /** Asks for the record as it is by now, and shows it. */
  reload: () => Promise<Row>;
  /**
   * @param send saves what was changed; nothing where nothing was. @throws CONFLICT where both changed one field.
   * @param begin goes on from these texts as the ones that are kept.
   * @param texts what is in the form, as it is sent.
   */
  submit: (send: () => Promise<Saved | null>, begin: (texts: Texts) => void, texts: Texts) => Promise<void>;
}

export interface JoinedForm {
  form: Form<Texts>;
  /** What somebody else wrote into fields that were changed here too. */
  clashes: Texts;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Forgets what was typed. */
  leave: () => void;
}

/**
 * A form over a record that others change too. It sends what was changed alone and keeps it as a draft; what somebody
 * else saved meanwhile goes in where nothing was changed here, and where both changed one field it stands beside, to
 * be chosen (decisions 44 and 58).
 */
export function useJoinedForm<Row, Saved>(options: JoinedFormOptions<Row, Saved>): JoinedForm {
  const { record, textsOf, tidy, save, reload, submit, ...others } = options;
  const theirs = textsOf(record);
  const now = JSON.stringify(theirs);
  const tidied = ({ base: _base, ...texts }: Texts): Texts =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, tidy(field, text)]));

  const send = async (values: Texts, from: Row, tries = mostTries): Promise<Saved | null> => {
    const at = textsOf(from);
    const { texts, clashes } = joinTexts({ base: baseOf(values), mine: tidied(values), theirs: at });
    if (clashes.length > 0) throw new CallError('CONFLICT', 409);
    const changed = Object.keys(at).filter((field) => texts[field] !== at[field]);
    if (changed.length === 0) return null;
    try {
      return await save(texts, changed, from);
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT' || tries === 1) throw error;
      return send(values, await reload(), tries - 1);
    }
  };

  const form: Form<Texts> = useForm<Texts>({
    ...others,
    initial: begunFrom(theirs),
    submit: (values) =>
      submit(
        () => send(values, record),
        (texts) => form.begin(begunFrom(texts), values),
        tidied(values),
      ),
  });

  const { values, isSending } = form;
  const joined = joinTexts({ base: baseOf(values), mine: tidied(values), theirs });
  const isBehind = values.base !== now;
  // What came from elsewhere goes in where nothing was changed here.
  useEffect(() => {
    if (!isBehind || isSending || joined.clashes.length > 0) return;
    const next = { ...joined.texts, base: now };
    if (JSON.stringify(joined.texts) === now) form.begin(next);
    else form.change(next);
  });

  const settle = (texts: Texts) => form.change({ ...joined.texts, ...texts, base: now });
  const clashing = Object.fromEntries(joined.clashes.map((field) => [field, theirs[field] ?? '']));
  return {
    form,
    clashes: isBehind && !isSending ? clashing : {},
    keepMine: () => settle({}),
    takeTheirs: () => settle(clashing),
    leave: () => form.begin(begunFrom(theirs), form.values),
  };
}
