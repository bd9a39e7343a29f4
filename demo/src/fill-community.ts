import type { Db } from '@tvacha/api/db';
import {
  answers,
  chatMessages,
  chatThreads,
  consents,
  contactMessages,
  contributionFiles,
  contributions,
  files,
  questions,
  userDocuments,
} from '@tvacha/api/schema';
import { inBatches } from './batches';
import { messageRows, threadRows } from './chats/chat-rows';
import { consentRows } from './consent-rows';
import { contributionRows, patientConsentRows } from './contributions/contribution-rows';
import { applicantPapers } from './files/applicant-papers';
import { contributionDrawings } from './files/contribution-drawings';
import { contactRows } from './office/contact-messages';
import { answerRows, questionRows } from './questions/question-rows';
import type { World } from './world';

/** What members share, ask, write and agree to. */
export async function fillCommunity(tx: Db, { when, people }: World): Promise<void> {
  await inBatches(consentRows(people), (some) => tx.insert(consents).values(some));
  await tx.insert(contributions).values(contributionRows(when));
  await tx.insert(consents).values(patientConsentRows(when));
  await tx.insert(questions).values(questionRows(when));
  await tx.insert(answers).values(answerRows(when));
  await tx.insert(chatThreads).values(threadRows(when));
  await tx.insert(chatMessages).values(messageRows(when));
  await tx.insert(contactMessages).values(contactRows(when));
}

/** Pictures of contributions and papers of applicants; nothing where no files are wanted. */
export async function fillFiles(tx: Db, { when, files: store, pdfs, people }: World): Promise<void> {
  if (pdfs === 0) return;
  const drawings = await contributionDrawings(store, when);
  const papers = await applicantPapers(store, people);
  await tx.insert(files).values([...drawings.rows, ...papers.rows]);
  await tx.insert(contributionFiles).values(drawings.links);
  await tx.insert(userDocuments).values(papers.documents);
}
