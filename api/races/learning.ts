import { asc, eq } from 'drizzle-orm';
import { enrollments, pollVotes, quizAttempts } from '../src/db/schema';
import { addCourse, addPoll, addQuiz } from '../src/testing/learning';
import { addUser, enter, type LoggedIn } from '../src/testing/people';
import { atOnce, expectations, type Race, tally, told } from './race';

/** One member, many votes; and many members, one vote each. */
export const votes: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const { pollId, options } = await addPoll(test.db);
  const { token } = await enter(test, await addUser(test.db));
  const vote = (as: string, at: number) =>
    test.call('POST', '/api/polls/votes', { token: as, body: { pollId, optionId: options[at % options.length] } });
  const counts = tally(await atOnce(parallel, (at) => vote(token, at)));
  same('votes of one member', counts, { ALREADY_VOTE_DONE: parallel - 1, VOTE_ADDED: 1 });
  same('rows of one member', await test.db.$count(pollVotes, eq(pollVotes.contentId, pollId)), 1);
  const members: LoggedIn[] = [];
  for (let at = 0; at < parallel; at += 1) members.push(await enter(test, await addUser(test.db)));
  const all = await atOnce(parallel, (at) => vote(members[at]?.token ?? '', at));
  same('votes of many members', tally(all), { VOTE_ADDED: parallel });
  same('rows of all', await test.db.$count(pollVotes, eq(pollVotes.contentId, pollId)), parallel + 1);
  return { calls: parallel * 2, seen: `${told(counts)}; ${parallel} members counted once each`, faults };
};

/** A quiz handed in many times at once: attempts are numbered one after the other. */
export const attempts: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const { quizId, questions } = await addQuiz(test.db);
  const { token } = await enter(test, await addUser(test.db));
  const answers = questions.map((questionId) => ({ questionId, option: 'a' }));
  const replies = await atOnce(parallel, () =>
    test.call('POST', '/api/quizzes/submit', { token, body: { quizId, answers } }),
  );
  const counts = tally(replies);
  same('answers', counts, { ANS_SUMITED: parallel });
  const rows = await test.db
    .select({ number: quizAttempts.number })
    .from(quizAttempts)
    .where(eq(quizAttempts.contentId, quizId))
    .orderBy(asc(quizAttempts.number));
  const numbers = rows.map(({ number }) => number);
  same(
    'numbers',
    numbers,
    Array.from({ length: parallel }, (_, at) => at + 1),
  );
  return { calls: parallel, seen: `${told(counts)}, numbered 1 to ${numbers.at(-1)}`, faults };
};

/** One member, enrolled many times at once. */
export const enrolments: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const { courseId } = await addCourse(test.db, { title: 'Leprosy in six lessons' });
  const { token } = await enter(test, await addUser(test.db));
  const replies = await atOnce(parallel, () =>
    test.call('POST', '/api/enrollments/create', { token, body: { courseId } }),
  );
  const counts = tally(replies);
  const ids = new Set(replies.map(({ body }) => (body.result as { _id?: string } | null)?._id));
  same('answers', counts, { ENROLLMENT_CREATED: parallel });
  same('enrolments told', ids.size, 1);
  same('rows', await test.db.$count(enrollments, eq(enrollments.contentId, courseId)), 1);
  return { calls: parallel, seen: `${told(counts)}, 1 enrolment`, faults };
};
