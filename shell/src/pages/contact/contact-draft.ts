import { storage } from '@tvacha/shared-core/storage';
import { type ContactDraft, contactFields, emptyDraft } from './contact-fields';

/** What was typed in this tab and not sent; nothing where there is none or it cannot be read. */
export function keptDraft(): ContactDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.get('contactDraft') ?? '');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = contactFields.map((field) => [field, Reflect.get(kept, field)] as const);
    return { ...emptyDraft, ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')) };
  } catch {
    return undefined;
  }
}

export const keepDraft = (draft: ContactDraft): void => storage.set('contactDraft', JSON.stringify(draft));
export const dropDraft = (): void => storage.remove('contactDraft');
