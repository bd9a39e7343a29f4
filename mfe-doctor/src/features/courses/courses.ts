import type {
  ContentItem,
  ContentRecord,
  CourseCertificate,
  EnrollmentDetail,
  LessonDetail,
} from '@tvacha/shared-contract';
import { listCourses, showCourse } from '@tvacha/shared-contract/routes/contents';
import {
  createEnrollment,
  listEnrollments,
  recordProgress,
  showCertificate,
  showEnrollment,
  showLesson,
} from '@tvacha/shared-contract/routes/learning';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { defineList, type Request, readAll, sortedBy } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource, type Page, type StorePart } from '@tvacha/shared-core/resources';
import { storedUserId } from '@tvacha/shared-core/session';
import { saidInPage } from '../../common/refusal';
import { editors } from '../../kinds/filters/editors';
import { filterFields } from '../../kinds/filters/filter-fields';
import { certificateFile } from './certificate-file';

export type Course = ContentItem<'course'>;
export type CourseRecord = ContentRecord<'course'>;

export const coursePath = (id: string) => `${kindPaths.courses}/${encodeURIComponent(id)}`;
export const lessonPath = (id: string, lesson: string) => `${coursePath(id)}/lessons/${encodeURIComponent(lesson)}`;
export const certificatePath = (id: string) => `${coursePath(id)}/certificate`;

export const courseList = defineList({
  path: () => kindPaths.courses,
  fields: { ...filterFields('course'), sort: sortedBy('newest', 'oldest', 'title', 'mostRead') },
  rowsPerPage: 100,
});

type CourseRequest = Request<typeof courseList.fields> & { page?: number };
/** Its states are those of courses, which types cannot follow. */
type Asked = CallInput<'courses.list'>['query'];

/** Another device may read on meanwhile. */
const freshFor = 60_000;

export const courses = createResource({
  name: 'list',
  within: 'courses',
  load: (query: CourseRequest, options): Promise<Page<Course>> => call(listCourses, { query: query as Asked }, options),
  age: freshFor,
});

export const courseDetails = createResource({
  name: 'courseDetails',
  within: 'courses',
  load: (query: { id: string }, options): Promise<CourseRecord> => call(showCourse, { query }, options),
});

export const lessonDetails = createResource({
  name: 'lessonDetails',
  within: 'courses',
  load: (query: { id: string }, options): Promise<LessonDetail> => call(showLesson, { query }, options),
});

/** The reader's own courses, all of them. */
export const enrollments = createResource({
  name: 'list',
  within: 'enrollments',
  load: (_query: undefined, options) => readAll((query) => call(listEnrollments, { query }, options)),
  age: freshFor,
});

/** The reader's own enrolment; none where they are not enrolled. */
export const enrollmentDetails = createResource({
  name: 'enrollmentDetails',
  within: 'enrollments',
  load: async ({ courseId }: { courseId: string }, options): Promise<{ own: EnrollmentDetail | null }> => ({
    own: await call(showEnrollment, { query: { userId: storedUserId() ?? '', courseId } }, options),
  }),
  age: freshFor,
});

export const certificates = createResource({
  name: 'certificate',
  within: 'enrollments',
  load: (query: { courseId: string }, options): Promise<CourseCertificate> => call(showCertificate, { query }, options),
});

export const enrolment = createMutation({
  name: 'enrolment',
  within: 'enrollments',
  keyOf: ({ courseId }: { courseId: string }) => courseId,
  send: (body) => call(createEnrollment, { body }),
  invalidates: [courses, editors, enrollments, enrollmentDetails, lessonDetails],
  notice: 'ENROLLMENT_CREATED',
  saidInPlace: saidInPage,
});

interface Progress {
  lessonId: string;
  percent: number;
}

/** That a lesson is done is sent even while an earlier word of it is on its way. */
export const progressKey = ({ lessonId, percent }: Progress) => (percent === 100 ? `${lessonId} done` : lessonId);

/** How far a lesson is read. What could not be sent is said where one reads, and sent again by itself. */
export const lessonProgress = createMutation({
  name: 'lessonProgress',
  within: 'enrollments',
  keyOf: progressKey,
  send: (body: Progress) => call(recordProgress, { body }),
  invalidates: [courses, editors, enrollments, enrollmentDetails, certificates],
  saidInPlace: 'all',
});

/** All that the course pages load and write. */
export const courseParts: readonly StorePart[] = [
  courses,
  courseDetails,
  lessonDetails,
  enrollments,
  enrollmentDetails,
  certificates,
  enrolment,
  lessonProgress,
  certificateFile,
];
