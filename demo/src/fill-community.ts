import type { Db } from '@tvacha/api/db';
import {
  answers,
  cannedAnswers,
  chatMessages,
  chatThreads,
  consents,
  contactMessages,
  contributionFiles,
  contributions,
  files,
  helpfulMarks,
  notices,
  postReports,
  questionFiles,
  questions,
  userDocuments,
} from '@tvacha/api/schema';
import { inBatches } from './batches';
import { type ChatSeed, chatSeeds } from './chats';
import { consentRows } from './consent-rows';
import { contributionDrawings } from './contribution-drawings';
import { contributionRows, patientConsentRows } from './contributions';
import { applicantPapers } from './files/applicant-papers';
import { noticeRows } from './notices';
import { cannedRows } from './office/canned-answers';
import { contactRows } from './office/contact-messages';
import { questionDrawings } from './questions/question-drawings';
import { answerRows, helpfulRows, questionRows } from './questions/question-rows';
import { reportRows } from './questions/report-rows';
import { seedId } from './seed-id';
import { staffId } from './users';
import type { Around } from './when';
import type { World } from './world';

const threadId = ({ email }: ChatSeed) => seedId(`chat/${email}`);
const span = ({ messages }: ChatSeed) => messages.reduce((sum, [, later]) => sum + later, 0);

/** When the member wrote what the team has not answered yet, the first of it; nothing where it wrote last. */
function waitingSince({ messages, quietFor }: ChatSeed, ago: Around['ago']): Date | null {
  const answered = messages.findLastIndex(([from]) => from === 'staff');
  const open = messages.slice(answered + 1);
  return open.length > 0 ? ago(quietFor + open.slice(1).reduce((sum, [, later]) => sum + later, 0)) : null;
}

const threadRows = ({ ago }: Around): (typeof chatThreads.$inferInsert)[] =>
  chatSeeds.map((seed) => ({
    id: threadId(seed),
    waitingSince: waitingSince(seed, ago),
    userId: seedId(`user/${seed.email}`),
    assignedTo: seed.desk ? staffId(seed.desk) : null,
    closedAt: seed.closed ? ago(seed.quietFor - 5) : null,
    lastAt: ago(seed.quietFor),
    createdAt: ago(seed.quietFor + span(seed)),
  }));

/** Messages; the last ones wait to be seen, the others were seen two minutes after they came. */
const messageRows = ({ ago }: Around): (typeof chatMessages.$inferInsert)[] =>
  chatSeeds.flatMap((seed) => {
    let left = seed.quietFor + span(seed);
    return seed.messages.map(([from, later, text], at) => {
      left -= later;
      const seen = at < seed.messages.length - seed.unread;
      return {
        id: seedId(`chat-message/${seed.email}/${at}`),
        threadId: threadId(seed),
        senderId: from === 'staff' ? staffId(seed.desk || 'chat') : seedId(`user/${seed.email}`),
        fromStaff: from === 'staff',
        text,
        createdAt: ago(left),
        readAt: seen ? ago(Math.max(0, left - 2)) : null,
      };
    });
  });

/** What members share, ask, write and agree to. */
export async function fillCommunity(tx: Db, { when, people }: World): Promise<void> {
  await inBatches(consentRows(people), (some) => tx.insert(consents).values(some));
  await tx.insert(contributions).values(contributionRows(when));
  await tx.insert(consents).values(patientConsentRows(when));
  await tx.insert(questions).values(questionRows(when));
  await tx.insert(answers).values(answerRows(when));
  await tx.insert(helpfulMarks).values(helpfulRows(when));
  await tx.insert(postReports).values(reportRows(when));
  await tx.insert(notices).values(noticeRows(when));
  await tx.insert(chatThreads).values(threadRows(when));
  await tx.insert(chatMessages).values(messageRows(when));
  await tx.insert(cannedAnswers).values(cannedRows(when));
  await tx.insert(contactMessages).values(contactRows(when));
}

/** Pictures of contributions and questions, and papers of applicants; nothing where no files are wanted. */
export async function fillFiles(tx: Db, { when, files: store, pdfs, people }: World): Promise<void> {
  if (pdfs === 0) return;
  const drawings = await contributionDrawings(store, when);
  const asked = await questionDrawings(store, when);
  const papers = await applicantPapers(store, people);
  await tx.insert(files).values([...drawings.rows, ...asked.rows, ...papers.rows]);
  await tx.insert(contributionFiles).values(drawings.links);
  await tx.insert(questionFiles).values(asked.links);
  await tx.insert(userDocuments).values(papers.documents);
}
