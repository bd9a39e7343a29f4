import type { Result } from '@tvacha/shared-contract';
import { makeLearningRecord, showLearningRecordFile } from '@tvacha/shared-contract/routes/learning';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { withQuery } from '@tvacha/shared-core/paths';
import { pdfBlob, saveFile } from '@tvacha/shared-core/save-file';
import { learningYear } from '../../state/learning';

/** `/doctor/learning?year=2025`; without one it is this year. */
export const learningPath = (year?: number) => withQuery('/doctor/learning', { year });

/** Makes the record of a year and saves it as a PDF. */
export const yearRecord = createMutation({
  name: 'yearRecord',
  keyOf: ({ year }: { year: number }) => String(year),
  send: async (body): Promise<Result<'learning.record'>> => {
    const record = await call(makeLearningRecord, { body });
    const { number } = record;
    const bytes = await call(showLearningRecordFile, { query: { number } }, { bytes: true });
    saveFile(`${number}.pdf`, pdfBlob(bytes));
    return record;
  },
  invalidates: [learningYear],
  saidInPlace: 'all',
});
