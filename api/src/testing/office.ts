import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { Db } from '../db/db';
import {
  answers,
  authors,
  cannedAnswers,
  chatMessages,
  chatThreads,
  consents,
  contactMessages,
  contributions,
  invalidCodes,
  outboxMessages,
  publishers,
  questions,
  savedViews,
  siteEntries,
  type UserRow,
} from '../db/schema';
import type { RawInput } from './call-operation';
import type { TestApp } from './make-app';
import { addRole, addUser, enter } from './people';

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

interface Row {
  id: string;
}
const first = <T>([row]: T[]): T => {
  if (!row) throw new Error('No row was added');
  return row;
};

/** A member of staff who holds these permissions and no others. */
export async function addStaff(test: TestApp, permissions: PermissionEntry[]) {
  const role = await addRole(test.db, `Role ${next()}`, permissions);
  const user = await addUser(test.db, { role: 'subAdmin', roleId: role.id });
  return { user, role, token: (await enter(test, user)).token };
}

export async function addAdmin(test: TestApp) {
  const user = await addUser(test.db, { role: 'admin' });
  return { user, token: (await enter(test, user)).token };
}

export const addAuthor = async (db: Db): Promise<Row> =>
  first(
    await db
      .insert(authors)
      .values({ name: `Author ${next()}` })
      .returning(),
  );

export const addPublisher = async (db: Db): Promise<Row> =>
  first(
    await db
      .insert(publishers)
      .values({ name: `Publisher ${next()}` })
      .returning(),
  );

export const addInvalidCode = async (db: Db): Promise<Row> =>
  first(
    await db
      .insert(invalidCodes)
      .values({ code: `TVD-X${next()}` })
      .returning(),
  );

/** A mail that was given up. */
export const addDeadMessage = async (db: Db): Promise<Row> =>
  first(
    await db
      .insert(outboxMessages)
      .values({ channel: 'email', recipient: 'nila@tvacha.example', text: '', state: 'dead', dueAt: new Date(0) })
      .returning(),
  );

export const addSiteEntry = async (db: Db): Promise<Row> => {
  const position = next();
  return first(
    await db
      .insert(siteEntries)
      .values({ title: `Entry ${position}`, url: `/entry-${position}`, position })
      .returning(),
  );
};

/** A talk in which the member has said one thing that nobody has read. */
export async function addChat(db: Db, given: { user?: UserRow; text?: string } = {}) {
  const user = given.user ?? (await addUser(db));
  const at = new Date('2026-05-31T06:00:00Z');
  const row = { userId: user.id, lastAt: at, waitingSince: at };
  const thread = first(await db.insert(chatThreads).values(row).returning());
  const said = {
    threadId: thread.id,
    senderId: user.id,
    fromStaff: false,
    text: given.text ?? 'Which lotion is right?',
    createdAt: at,
  };
  const message = first(await db.insert(chatMessages).values(said).returning());
  return { ...thread, user, first: message.id };
}

export const addCannedAnswer = async (db: Db) =>
  first(
    await db
      .insert(cannedAnswers)
      .values({ name: `Answer ${next()}`, text: 'Hello {name}, from ten to six.' })
      .returning(),
  );

export const addContactMessage = async (db: Db): Promise<Row> =>
  first(
    await db
      .insert(contactMessages)
      .values({ name: 'Nila Das', email: 'nila@tvacha.example', subject: 'A visit', message: 'When are you open?' })
      .returning(),
  );

/** A case that waits for approval, with its rights and the patient's consent in order. */
export async function addContribution(db: Db, given: Partial<typeof contributions.$inferInsert> = {}) {
  const { id: userId } = given.userId ? { id: given.userId } : await addUser(db);
  const row = first(
    await db
      .insert(contributions)
      .values({ userId, kind: 'case', title: 'Rings on a forearm', summary: 'A farmer.', ownsRights: true, ...given })
      .returning(),
  );
  const consent = { userId, kind: 'patient-image' as const, version: '1', text: 'I agree', subjectId: row.id };
  await db.insert(consents).values(consent);
  return row;
}

/** A question with one answer. */
export async function addQuestion(db: Db) {
  const { id: userId } = await addUser(db);
  const question = first(
    await db.insert(questions).values({ userId, title: 'Which dose?', text: 'For a child of ten' }).returning(),
  );
  const row = { questionId: question.id, userId, text: 'By weight' };
  const answer = first(await db.insert(answers).values(row).returning());
  return { question, answer };
}

export type MakeInput = (test: TestApp) => Promise<RawInput> | RawInput;

/** A shared view of the accounts; of nobody where no owner is named. */
export async function addSavedView(db: Db, userId: string | null, given: Partial<typeof savedViews.$inferInsert> = {}) {
  const row = { list: 'accounts' as const, name: `View ${next()}`, query: { city: 'Pune' }, shared: true, ...given };
  const [view] = await db
    .insert(savedViews)
    .values({ ...row, userId })
    .returning();
  if (!view) throw new Error('No view was added');
  return view;
}

/** The list of accounts that a link leads to, as the browser of this session gets it. @throws where it gets none */
export async function readExport({ app }: TestApp, url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fetch(new Request(`http://127.0.0.1${url}`, { headers }));
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  // `text()` would drop the byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}
