import type { Certificate, CourseCertificate, YearCertificate } from '@tvacha/shared-contract';
import { kindsWith } from '@tvacha/shared-contract/kinds';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { pickWords } from '@tvacha/shared-core/i18n';
import type { Translate } from '../../common/i18n';

export type Facts = readonly (readonly [name: string, value: string])[];

const titles = new Map(kindsWith('type').map((row) => [row.type, 'title' in row ? row.title : undefined]));

const spent = (t: Translate, minutes: number) =>
  t('check.spentTime', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });

const ofCourse = ({ course, teacher, completedOn, hours }: CourseCertificate, t: Translate): Facts => [
  [t('check.course'), course],
  [t('check.teacher'), teacher],
  [t('check.completed'), formatDate(completedOn)],
  [t('check.hours'), formatNumber(hours)],
];

function ofYear({ year, madeOn, time, quizzes, courses, meetings }: YearCertificate, t: Translate): Facts {
  const inKinds = time.map(({ type, minutes }) => {
    const title = titles.get(type);
    return `${title ? pickWords(title) : type} ${spent(t, minutes)}`;
  });
  const total = time.reduce((sum, { minutes }) => sum + minutes, 0);
  return [
    [t('check.year'), String(year)],
    [t('check.madeOn'), formatDate(madeOn)],
    [t('check.spent'), spent(t, total)],
    ...(inKinds.length > 0 ? [[t('check.kinds'), inKinds.join(' · ')] as const] : []),
    [t('check.quizzes'), formatNumber(quizzes)],
    [t('check.courses'), formatNumber(courses)],
    [t('check.meetings'), formatNumber(meetings)],
  ];
}

/** What the paper says, each under its name. */
export const factsOf = (certificate: Certificate, t: Translate): Facts =>
  certificate.of === 'course' ? ofCourse(certificate, t) : ofYear(certificate, t);
