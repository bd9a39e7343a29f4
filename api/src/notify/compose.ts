import type { Message } from './notifier';
import { type TemplateData, type TemplateName, templates } from './templates';

/** A message from the one place where their words are. */
export function compose<Name extends TemplateName>(
  template: Name,
  { channel, to }: Pick<Message, 'channel' | 'to'>,
  data: TemplateData<Name>,
): Message {
  const words = templates[template][channel] as { subject?: string; text: (data: TemplateData<Name>) => string };
  return {
    channel,
    to,
    template,
    text: words.text(data),
    ...(words.subject === undefined ? {} : { subject: words.subject }),
  };
}
