/** Lists of the doctors' kinds, the library and the search: what all of them must hold alike is looked at here. */
export const doctorLists = [
  '/doctor/ejournals?view=list',
  '/doctor/proguidevideos',
  '/doctor/webinars',
  '/doctor/courses',
  '/doctor/quizzes',
  '/doctor/polls',
  '/doctor/library',
  '/doctor/search?q=acne',
] as const;
