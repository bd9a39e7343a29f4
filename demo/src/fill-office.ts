import type { Db } from '@tvacha/api/db';
import { analyticsDaily, contentReads, invalidCodes, remoteReports, siteEntries } from '@tvacha/api/schema';
import { inBatches } from './batches';
import { analyticsRows } from './office/analytics-rows';
import { invalidCodeRows } from './office/invalid-code-rows';
import { readRows } from './office/read-rows';
import { remoteReportRows } from './office/remote-report-rows';
import { siteEntryRows } from './office/site-entry-rows';
import type { ContentInsert } from './rows';
import type { World } from './world';

/** What the back office looks at. */
export async function fillOffice(tx: Db, { when }: World, contents: readonly ContentInsert[]): Promise<void> {
  await tx.insert(siteEntries).values(siteEntryRows());
  await tx.insert(invalidCodes).values(invalidCodeRows(when));
  await inBatches(analyticsRows(when), (some) => tx.insert(analyticsDaily).values(some));
  await inBatches(remoteReportRows(when), (some) => tx.insert(remoteReports).values(some));
  await inBatches(readRows(contents), (some) => tx.insert(contentReads).values(some));
}
