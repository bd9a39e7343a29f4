import type { Db } from '@tvacha/api/db';
import type { FileStore } from '@tvacha/api/file-store';
import {
  answers,
  chatMessages,
  chatThreads,
  consents,
  contactMessages,
  contributionFiles,
  contributions,
  files,
  helpfulMarks,
  questions,
  userDocuments,
} from '@tvacha/api/schema';
import { inBatches } from './batches';
import { type ChatSeed, chatSeeds } from './chats';
import { consentRows } from './consent-rows';
import type { Drawing } from './contributions';
import { contributionId, contributionRows, contributionSeeds, memberId, patientConsentRows } from './contributions';
import { encodePng } from './drawings/encode-png';
import { type Colour, lesions, type Spot } from './drawings/lesions';
import { applicantPapers } from './files/applicant-papers';
import { keepFile } from './files/keep-file';
import { contactRows } from './office/contact-messages';
import { answerRows, helpfulRows, questionRows } from './questions/question-rows';
import { seedId } from './seed-id';
import { staffId } from './users';
import { type Around, days, hours } from './when';
import type { World } from './world';

// Taken out once: millions of points ask for them, and a look-up each time costs more than the drawing.
const { max, min, sin } = Math;

const drawingWidth = 360;
const drawingHeight = 270;

/** Five of the seven skin tones of the brand, light to deep. */
const tones: readonly Colour[] = [
  [247, 224, 204],
  [239, 198, 164],
  [192, 128, 86],
  [149, 90, 57],
  [88, 52, 38],
];

/** Slow waves of light and shade, as skin has them. */
const shade = (x: number, y: number) =>
  3 * sin(x * 0.028 + y * 0.017) + 2.4 * sin(y * 0.044 - x * 0.012) + 1.6 * sin((x + y) * 0.081);

/** A drawing of skin with what it shows, as a PNG of our own making; always the same for the same wish. */
function drawSkin({ shows, tone }: { shows: Drawing; tone: number }): Promise<Uint8Array<ArrayBuffer>> {
  const skin = tones[tone] ?? ([192, 128, 86] as const);
  const lesion = lesions[shows];
  const rgb = new Uint8Array(drawingWidth * drawingHeight * 3);
  for (let y = 0; y < drawingHeight; y += 1) {
    for (let x = 0; x < drawingWidth; x += 1) {
      const spot: Spot = { x: (x - drawingWidth / 2) / 135, y: (y - drawingHeight / 2) / 135, skin };
      const [red, green, blue] = lesion(spot);
      const light = shade(x, y);
      const at = (y * drawingWidth + x) * 3;
      rgb[at] = max(0, min(255, red + light));
      rgb[at + 1] = max(0, min(255, green + light));
      rgb[at + 2] = max(0, min(255, blue + light));
    }
  }
  return encodePng(rgb, drawingWidth, drawingHeight);
}

/** Draws the pictures of contributions and files them. */
export async function contributionDrawings(store: FileStore, { ago }: Around) {
  const rows: (typeof files.$inferInsert)[] = [];
  const links: (typeof contributionFiles.$inferInsert)[] = [];
  for (const seed of contributionSeeds) {
    if (!seed.drawing) continue;
    const { shows, tone, caption } = seed.drawing;
    const file = await keepFile(store, {
      purpose: 'contributionImage',
      ownerId: memberId(seed.by),
      name: `${shows}-${seed.daysAgo}.png`,
      type: 'image/png',
      bytes: await drawSkin({ shows, tone }),
      width: drawingWidth,
      height: drawingHeight,
      at: ago(days(seed.daysAgo) + hours(3)),
    });
    rows.push(file);
    links.push({ contributionId: contributionId(seed), fileId: file.id, position: 0, caption });
  }
  return { rows, links };
}

const threadId = ({ email }: ChatSeed) => seedId(`chat/${email}`);
const span = ({ messages }: ChatSeed) => messages.reduce((sum, [, later]) => sum + later, 0);

const threadRows = ({ ago }: Around): (typeof chatThreads.$inferInsert)[] =>
  chatSeeds.map((seed) => ({
    id: threadId(seed),
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
