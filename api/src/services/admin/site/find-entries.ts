import type { OfficeSiteEntry } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { siteEntries } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';

export const selectEntries = (ctx: Ctx) =>
  ctx.db
    .select({
      _id: siteEntries.id,
      title: siteEntries.title,
      url: siteEntries.url,
      position: siteEntries.position,
      visible: siteEntries.visible,
    })
    .from(siteEntries)
    .$dynamic();

export const inOrder = [asc(siteEntries.position), asc(siteEntries.id)];

export const findEntry = async (ctx: Ctx, id: string): Promise<OfficeSiteEntry> =>
  one(await selectEntries(ctx).where(eq(siteEntries.id, id)));
