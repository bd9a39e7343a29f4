import { kinds } from '@tvacha/shared-contract/kinds';
import { first } from '@tvacha/shared-contract/remote-config';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import type { RemoteConfig } from '@tvacha/shared-core/remote';
import { kindMenu, kindRoutes } from './src/kinds/kind-routes';

export const remote = {
  area: 'doctor',
  name: { en: 'doctor area', hi: 'डॉक्टरों का भाग' },
  prefixes: ['/doctor', '/events'],
  roles: ['doctor', 'admin'],
  language: 'en',
  routes: [
    { path: '/doctor', to: paths.doctorDashboard(), title: { en: 'Dashboard', hi: 'डैशबोर्ड' } },
    {
      path: '/doctor/dashboard',
      page: () => import('./src/app/dashboard').then(({ Dashboard }) => Dashboard),
      title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
    },
    ...kindRoutes({
      list: () => import('./src/features/resources/resource-list-page').then((page) => page.ResourceListPage),
      record: () => import('./src/features/record/record-page').then(({ RecordPage }) => RecordPage),
      reader: () => import('./src/features/reader/reader-page').then(({ ReaderPage }) => ReaderPage),
    }),
    {
      path: '/doctor/search',
      page: () => import('./src/features/search/search-page').then(({ SearchPage }) => SearchPage),
      title: { en: 'Search', hi: 'खोज' },
    },
    {
      path: '/doctor/quizzes',
      page: () => import('./src/features/quizzes/quizzes-page').then(({ QuizzesPage }) => QuizzesPage),
      title: { en: 'Quizzes', hi: 'क्विज़' },
      section: 'Quizzes',
    },
    {
      path: '/doctor/quizzes/:id',
      page: () => import('./src/features/quizzes/quiz-page').then(({ QuizPage }) => QuizPage),
      title: { en: 'Quiz', hi: 'क्विज़' },
      section: 'Quizzes',
      first: [first('quizzes.questions', { quizId: ':id' })],
    },
    {
      path: '/doctor/quizzes/:id/take',
      page: () => import('./src/features/quizzes/take-page').then(({ TakePage }) => TakePage),
      title: { en: 'Quiz', hi: 'क्विज़' },
      section: 'Quizzes',
    },
    {
      path: '/doctor/quizzes/:id/results',
      page: () => import('./src/features/quizzes/results-page').then(({ ResultsPage }) => ResultsPage),
      title: { en: 'Results', hi: 'नतीजे' },
      section: 'Quizzes',
    },
    {
      path: '/doctor/questions',
      page: () => import('./src/features/questions/questions-page').then(({ QuestionsPage }) => QuestionsPage),
      title: { en: 'Questions and answers', hi: 'सवाल-जवाब' },
      section: 'Questions',
      first: [first('questions.list', { page: 1, dataPerPage: 20 }), first('masterdata.list', { type: 'questionTag' })],
    },
    {
      path: '/doctor/questions/ask',
      page: () => import('./src/features/questions/ask-page').then(({ AskPage }) => AskPage),
      title: { en: 'Ask a question', hi: 'सवाल पूछें' },
      section: 'Questions',
    },
    {
      path: '/doctor/questions/:id',
      page: () => import('./src/features/questions/question-page').then(({ QuestionPage }) => QuestionPage),
      title: { en: 'Question', hi: 'सवाल' },
      section: 'Questions',
    },
    {
      path: kindPaths.contribution,
      page: () => import('./src/features/contributions/contributions-page').then((part) => part.ContributionsPage),
      title: kinds.contribution.title,
    },
    {
      path: '/doctor/contributions/new',
      page: () => import('./src/features/contributions/write-page').then(({ WritePage }) => WritePage),
      title: { en: 'Share a case or picture', hi: 'केस या तस्वीर साझा करें' },
    },
    {
      path: '/doctor/contributions/nocopyright',
      page: () => import('./src/features/contributions/no-copyright-page').then((part) => part.NoCopyrightPage),
      title: { en: 'Kept back for copyright', hi: 'कॉपीराइट के कारण रोके गए' },
    },
    {
      path: '/doctor/contributions/:id',
      page: () => import('./src/features/contributions/contribution-page').then((part) => part.ContributionPage),
      title: kinds.contribution.one,
      first: [first('contributions.details', { id: ':id' })],
    },
    {
      path: '/doctor/contributions/:id/edit',
      page: () => import('./src/features/contributions/edit-page').then(({ EditPage }) => EditPage),
      title: { en: 'Your contribution', hi: 'आपका योगदान' },
    },
    {
      path: '/doctor/library',
      page: () => import('./src/features/library/library-page').then(({ LibraryPage }) => LibraryPage),
      title: { en: 'Library', hi: 'पुस्तकालय' },
    },
    {
      path: '/doctor/learning',
      page: () => import('./src/app/learning').then(({ Learning }) => Learning),
      title: { en: 'Learning', hi: 'सीखना' },
    },
    {
      path: '/doctor/profile',
      page: () => import('./src/features/profile/profile-page').then(({ ProfilePage }) => ProfilePage),
      title: { en: 'My profile', hi: 'मेरी प्रोफ़ाइल' },
    },
    {
      path: '/doctor/calendar',
      page: () => import('./src/features/meeting/calendar-page').then(({ CalendarPage }) => CalendarPage),
      title: { en: 'My calendar', hi: 'मेरा कैलेंडर' },
    },
    {
      path: '/doctor/polls',
      page: () => import('./src/features/polls/polls-page').then(({ PollsPage }) => PollsPage),
      title: { en: 'Polls', hi: 'पोल' },
      section: 'Polls',
    },
    {
      path: '/doctor/polls/:id',
      page: () => import('./src/features/polls/poll-page').then(({ PollPage }) => PollPage),
      title: { en: 'Poll', hi: 'पोल' },
      section: 'Polls',
      first: [first('polls.details', { id: ':id' })],
    },
    {
      path: '/doctor/courses',
      page: () => import('./src/features/courses/courses-page').then(({ CoursesPage }) => CoursesPage),
      title: kinds.courses.title,
      section: 'Courses',
    },
    {
      path: '/doctor/courses/:id',
      page: () => import('./src/features/courses/course-page').then(({ CoursePage }) => CoursePage),
      title: kinds.courses.one,
      section: 'Courses',
      first: [first('courses.details', { id: ':id' })],
    },
    {
      path: '/doctor/courses/:id/lessons/:lesson',
      page: () => import('./src/features/courses/lesson-page').then(({ LessonPage }) => LessonPage),
      title: { en: 'Lesson', hi: 'पाठ' },
      section: 'Courses',
      first: [first('courses.details', { id: ':id' }), first('lessons.details', { id: ':lesson' })],
    },
    {
      path: '/doctor/courses/:id/certificate',
      page: () => import('./src/features/courses/certificate-page').then(({ CertificatePage }) => CertificatePage),
      title: { en: 'Certificate', hi: 'प्रमाणपत्र' },
      section: 'Courses',
    },
  ],
  menu: [
    {
      menu: 'account',
      title: { en: 'My profile', hi: 'मेरी प्रोफ़ाइल' },
      path: '/doctor/profile',
      icon: 'user-circle',
      roles: ['doctor'],
    },
    { menu: 'resources', title: { en: 'Dashboard', hi: 'डैशबोर्ड' }, path: '/doctor/dashboard', icon: 'house' },
    { menu: 'resources', title: { en: 'Library', hi: 'पुस्तकालय' }, path: '/doctor/library', icon: 'bookmark-simple' },
    { menu: 'resources', title: { en: 'Learning', hi: 'सीखना' }, path: '/doctor/learning', icon: 'chart-bar' },
    {
      menu: 'resources',
      title: { en: 'My calendar', hi: 'मेरा कैलेंडर' },
      path: '/doctor/calendar',
      icon: 'calendar-check',
      // As beside the page: for whoever may come to meetings of one kind or another.
      section: 'Webinar',
      alsoIn: ['Vidya Open House', 'Journal Clubs', 'Events'],
    },
    ...kindMenu,
    {
      menu: 'resources',
      title: { en: 'Questions and answers', hi: 'सवाल-जवाब' },
      path: '/doctor/questions',
      icon: 'chats',
      section: 'Questions',
    },
  ],
} satisfies RemoteConfig;
