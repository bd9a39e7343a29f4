import { contributions, postReports, questionFiles } from '../src/db/schema';
import { addQuestion } from '../src/testing/office';
import { addUser, enter } from '../src/testing/people';
import { sampleImage } from '../src/testing/sample-files';
import { atOnce, expectations, type Race, tally, told } from './race';

const idOf = ({ body }: { body: { result: unknown } }) => (body.result as { _id?: string } | null)?._id;

/** One member, who begins a contribution many times at once: all go on with the one empty draft. */
export const beginnings: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const { token } = await enter(test, await addUser(test.db));
  const body = { type: 'case', details: {} };
  const replies = await atOnce(parallel, () => test.call('POST', '/api/contributions/drafts', { token, body }));
  const counts = tally(replies);
  same('answers', counts, { SUCCESS: parallel });
  same('drafts told', new Set(replies.map(idOf)).size, 1);
  same('rows', await test.db.$count(contributions), 1);
  return { calls: parallel, seen: `${told(counts)}, 1 draft`, faults };
};

/** One picture that many questions name at once stands with one; and one member who reports a post many times. */
export const posts: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const { token } = await enter(test, await addUser(test.db));
  const form = new FormData();
  form.append('questionImage', new File([await sampleImage('png')], 'a.png'));
  const request = new Request('http://127.0.0.1/api/questions/pictures', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const picture = idOf({ body: await (await test.app.fetch(request)).json() });
  const asked = { title: 'A ring on the shin: what is it?', text: 'For six weeks, with scale at its edge.' };
  const body = { ...asked, pictures: [{ _id: picture, checked: true }] };
  const counts = tally(await atOnce(parallel, () => test.call('POST', '/api/questions', { token, body })));
  same('asked', counts, { QuestionPostSuccess: 1, VALIDATION_FAILED: parallel - 1 });
  same('pictures', await test.db.$count(questionFiles), 1);
  const { answer } = await addQuestion(test.db);
  const report = { id: answer.id, reason: 'harm' };
  const reports = await atOnce(parallel, () =>
    test.call('POST', '/api/questions/answers/report', { token, body: report }),
  );
  same('reported', tally(reports), { SUCCESS: parallel });
  same('reports', await test.db.$count(postReports), 1);
  return { calls: parallel * 2, seen: `${told(counts)}, 1 report`, faults };
};
