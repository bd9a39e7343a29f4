import type { ValidationIssue } from '@tvacha/shared-contract';
import { refuse } from '../services/refuse';

/** Refuses what is out of contract, with each fault by its path. */
export const invalid = (issues: ValidationIssue[]): never => refuse('VALIDATION_FAILED', { result: { issues } });
