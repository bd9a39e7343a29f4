import type { Cohort } from './figures';

/** Steps of a registration, in their order. */
export const steps = ['started', 'phone', 'email', 'applied', 'approved', 'entered'] as const;
export type Step = (typeof steps)[number];

/** Where registrations stand that have not come to their end; or have, by being turned down. */
export const rests = ['phone', 'email', 'papers', 'decision', 'rejected', 'login', 'entered'] as const;
export type Rest = (typeof rests)[number];

/** A contact that staff changed after the application is not confirmed: nobody stands before a step and past it. */
const left = (before: number, after: number) => Math.max(0, before - after);

/** How many of a cohort stand where. */
export const standing = (cohort: Omit<Cohort, 'day'>): Record<Rest, number> => ({
  phone: left(cohort.started, cohort.phone),
  email: left(cohort.phone, cohort.email),
  papers: left(cohort.email, cohort.applied),
  decision: left(cohort.applied, cohort.approved + cohort.rejected),
  rejected: cohort.rejected,
  login: left(cohort.approved, cohort.entered),
  entered: cohort.entered,
});

/** All cohorts as one. */
export const together = (cohorts: readonly Cohort[]): Omit<Cohort, 'day'> => {
  const sum = (name: keyof Omit<Cohort, 'day'>) => cohorts.reduce((all, cohort) => all + cohort[name], 0);
  return {
    started: sum('started'),
    phone: sum('phone'),
    email: sum('email'),
    applied: sum('applied'),
    approved: sum('approved'),
    rejected: sum('rejected'),
    entered: sum('entered'),
  };
};

/** What keeps back most of those who have not come in; nothing where all have. Who waits for us has not ended. */
export function mostEnd(
  cohort: Omit<Cohort, 'day'>,
): { at: Exclude<Rest, 'entered' | 'decision'>; count: number } | null {
  const all = standing(cohort);
  const ends = (['phone', 'email', 'papers', 'rejected', 'login'] as const).map((at) => ({ at, count: all[at] }));
  const most = ends.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count > 0 ? most : null;
}
