import { resources } from './resources';

/** By hand from the product's document. */
const named = [
  ...['ebooks', 'editors', 'ejournals', 'proguides', 'dermatologyTimes', 'magzter', 'webinars', 'openHouse'],
  ...['journalClubs', 'events', 'quizzes', 'quizAnswers', 'polls', 'questions', 'qna'],
  ...['courses.list', 'courses.courseDetails', 'enrollments.list', 'enrollments.enrollmentDetails'],
];

test('[MFE-13] what the area shows is kept in slices of the document’s names', () => {
  expect(resources.map(({ name, within }) => (within ? `${within}.${name}` : name))).toEqual(
    expect.arrayContaining(named),
  );
});
