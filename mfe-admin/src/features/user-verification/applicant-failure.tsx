import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import { EmptyState, ErrorState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';

export function ApplicantFailure({ problem, onRetry }: { problem: Code; onRetry: () => void }) {
  const t = useT();
  // An id that is no id at all is refused as invalid input.
  if (problem === 'NOT_FOUND' || problem === 'VALIDATION_FAILED') {
    return <EmptyState title={t('applicant.missing')} text={t('applicant.missingText')} />;
  }
  return <ErrorState title={t('applicant.failed')} text={errorMessage(problem)} onRetry={onRetry} />;
}
