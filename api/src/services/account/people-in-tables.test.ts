import { sql } from 'drizzle-orm';
import { makeApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';

interface Fate {
  /** The name of the person's own records in their export; none where the record is somebody else's, or a key of ours. */
  exported: string | null;
  /** What erasing the account does with the row: it goes, or stays and tells of nobody. */
  erased: 'goes' | 'stays';
}
const theirs = (exported: string, erased: Fate['erased']): Fate => ({ exported, erased });
const ofNobodyElse: Fate = { exported: null, erased: 'goes' };
/** The person is named as who handled another's record. */
const deed: Fate = { exported: null, erased: 'stays' };

/** Every column that leads to a person, in itself or through a record of theirs (SEC-44). */
const fates: Record<string, Fate> = {
  'annotations.user_id': theirs('annotations', 'goes'),
  'answers.user_id': theirs('answers', 'stays'),
  'bulk_jobs.started_by': deed,
  'calendar_feeds.user_id': theirs('calendarLink', 'goes'),
  'certificates.enrollment_id': theirs('certificates', 'goes'),
  'certificates.user_id': theirs('certificates', 'goes'),
  // Sent in their talk, by them or by the team.
  'chat_files.file_id': theirs('files', 'goes'),
  'chat_messages.sender_id': theirs('messages', 'goes'),
  'chat_messages.thread_id': theirs('messages', 'goes'),
  'chat_threads.assigned_to': deed,
  'chat_threads.user_id': theirs('talks', 'goes'),
  'consents.user_id': theirs('consents', 'stays'),
  'contact_messages.handled_by': deed,
  'contact_messages.user_id': theirs('contactMessages', 'goes'),
  'contents.created_by': deed,
  'contents.decided_by': deed,
  'contribution_files.contribution_id': theirs('pictures', 'goes'),
  'contribution_files.file_id': theirs('pictures', 'goes'),
  'contributions.decided_by': deed,
  'contributions.user_id': theirs('contributions', 'stays'),
  'customer_codes.used_by': { exported: null, erased: 'stays' },
  'enrollments.user_id': theirs('enrollments', 'stays'),
  'event_registrations.user_id': theirs('eventRegistrations', 'stays'),
  'folders.user_id': theirs('folders', 'goes'),
  'films.file_id': deed,
  'films.poster_id': deed,
  'files.owner_id': theirs('files', 'goes'),
  // Who asks or marks is another; the record asked about, and the answer marked, are theirs.
  'helpful_marks.answer_id': deed,
  'helpful_marks.user_id': theirs('helpfulMarks', 'stays'),
  'invalid_codes.resolved_by': deed,
  'learning_time.user_id': theirs('learningTime', 'goes'),
  'lesson_progress.enrollment_id': theirs('lessons', 'stays'),
  'notices.user_id': theirs('notices', 'goes'),
  'otp_challenges.user_id': ofNobodyElse,
  'passkeys.user_id': theirs('passkeys', 'goes'),
  'poll_votes.user_id': theirs('pollVotes', 'stays'),
  // Reported is the post; who did it is told to nobody.
  'post_reports.answer_id': deed,
  'post_reports.question_id': deed,
  'post_reports.user_id': theirs('reports', 'stays'),
  'question_files.file_id': theirs('questionPictures', 'goes'),
  'question_files.question_id': theirs('questionPictures', 'goes'),
  'question_follows.question_id': deed,
  'question_follows.user_id': theirs('follows', 'goes'),
  'questions.contribution_id': deed,
  'questions.user_id': theirs('questions', 'stays'),
  'quiz_repeats.user_id': theirs('repeats', 'goes'),
  'quiz_sittings.user_id': theirs('quizzesBegun', 'goes'),
  'quiz_attempts.user_id': theirs('quizAttempts', 'stays'),
  'answers.question_id': deed,
  'reading_places.user_id': theirs('places', 'goes'),
  'refresh_tokens.session_id': ofNobodyElse,
  'refused_files.owner_id': ofNobodyElse,
  'saved_items.folder_id': theirs('bookmarks', 'goes'),
  'saved_items.user_id': theirs('bookmarks', 'goes'),
  'saved_views.user_id': theirs('savedViews', 'goes'),
  'second_factors.user_id': ofNobodyElse,
  'sessions.user_id': theirs('sessions', 'goes'),
  'user_checks.checked_by': deed,
  'user_checks.user_id': theirs('checks', 'goes'),
  'user_documents.asked_by': deed,
  'user_documents.file_id': theirs('documents', 'goes'),
  'user_documents.user_id': theirs('documents', 'goes'),
  'users.decided_by': deed,
  'view_defaults.user_id': theirs('firstViews', 'goes'),
  'view_defaults.view_id': deed,
  'visits.user_id': theirs('visits', 'goes'),
};

test('[SEC-44] no column leads to a person of which export and erasure know nothing', async () => {
  const { db } = await makeApp();
  const { rows } = (await db.execute(sql`
    with recursive links as (
      select c.conrelid as own, c.confrelid as other, a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f'
    ), personal as (
      select own, name from links where other = 'users'::regclass
      union
      select links.own, links.name from links join personal on links.other = personal.own
      where personal.name in ('user_id', 'owner_id', 'enrollment_id')
    )
    select own::regclass::text || '.' || name as place from personal
  `)) as unknown as { rows: { place: string }[] };
  expect(rows.map(({ place }) => place).sort()).toEqual(Object.keys(fates).sort());
});

test('[SEC-44] what is theirs is in the export, under its name', async () => {
  const test$ = await makeApp();
  const { token } = await enter(test$, await addUser(test$.db));
  const { body } = await test$.call('GET', '/api/users/export', { token });
  const named = Object.values(fates).flatMap(({ exported }) => exported ?? []);
  // The account itself, and the log of what they did, which keeps no column that points at them.
  expect(Object.keys(body.result as object).sort()).toEqual([...new Set(['account', 'deeds', ...named])].sort());
});
