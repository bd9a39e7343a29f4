import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema';

/** Doctors whose application is whole: contacts proved and papers sent. Who looks round in the demo is none. */
export const isApplicant = and(eq(users.role, 'doctor'), eq(users.isComplete, true), eq(users.demo, false));
