import { sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { impersonal, noteMiss } from '../telemetry/note-miss';
import { cityNames } from './city-names';
import { type DoctorFilters, filterDoctors } from './filter-doctors';

/** Digits of a pincode that name a sorting district: enough for a place, too few for a household. */
const district = 3;

/** Counts a place that was looked for and has no doctor at all, whatever else the search was narrowed by. */
export async function noteBarePlace(ctx: Ctx, { city, pincode }: DoctorFilters): Promise<void> {
  const place = city ? { city } : pincode ? { pincode } : undefined;
  if (!place) return;
  const [other] = await ctx.db.select({ one: sql`1` }).from(users).where(filterDoctors(place)).limit(1);
  if (other) return;
  if (city) noteMiss(ctx, 'city', impersonal(cityNames(city)[0]));
  else if (pincode) noteMiss(ctx, 'pincode', pincode.slice(0, district));
}
