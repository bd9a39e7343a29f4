import { showCertificateFile } from '@tvacha/shared-contract/routes/learning';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { pdfBlob, saveFile } from '@tvacha/shared-core/save-file';

interface Wanted {
  courseId: string;
  number: string;
}

/** Fetches a certificate as a PDF. */
export const certificateFile = createMutation({
  name: 'certificateFile',
  within: 'enrollments',
  keyOf: ({ courseId }: Wanted) => courseId,
  send: async ({ courseId, number }: Wanted) => {
    const bytes = await call(showCertificateFile, { query: { courseId } }, { bytes: true });
    saveFile(`${number}.pdf`, pdfBlob(bytes));
    return number;
  },
  saidInPlace: 'all',
});
