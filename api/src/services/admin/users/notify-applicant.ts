import type { Applicant } from '@tvacha/shared-contract';
import type { Ctx } from '../../ctx';

interface Words {
  subject: string;
  sms: string;
  mail: string;
}

/** Tells the doctor by SMS and mail. The decision stands even where a message cannot be sent. */
export async function notifyApplicant({ notifier }: Ctx, { phone, email }: Applicant, words: Words): Promise<void> {
  await Promise.allSettled([
    notifier.send({ channel: 'sms', to: `${phone.code}${phone.number}`, text: words.sms }),
    notifier.send({ channel: 'email', to: email, subject: words.subject, text: words.mail }),
  ]);
}
