import { contentTypes, idSchema, type ReadContent } from '@tvacha/shared-contract';
import { type Ctx, createCtx } from '../ctx';
import { noteRead } from './note-read';

/** Counts that a visitor opened a page on which a piece of content is read, as if they had asked for it themselves. */
export function noteVisit(services: Omit<Ctx, 'caller'>, { type, id }: ReadContent, ip: string): void {
  // A release says what it is, and what is no id would hold up the writing of all that is counted.
  if (!contentTypes.includes(type) || !idSchema.safeParse(id).success) return;
  const details = { ip, appName: '', appVersion: '', userAgent: '', platform: '' };
  const ctx = createCtx({ ...services, caller: { role: 'all', ip, requestId: 'page', device: { details } } });
  noteRead(ctx, type, id);
}
