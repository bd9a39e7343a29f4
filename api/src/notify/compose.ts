import type { Message } from './notifier';
import { type ChannelOf, type DataOf, type TemplateName, templates } from './templates';

interface Words<Data> {
  subject?: string | ((data: Data) => string);
  text: (data: Data) => string;
}

/** A message from the one place where their words are. */
export function compose<Name extends TemplateName>(
  template: Name,
  { channel, to }: { channel: ChannelOf<Name>; to: string },
  data: DataOf<Name>,
): Message {
  // By the types above the template has this channel, and its words take this data.
  const { subject, text } = templates[template][channel] as unknown as Words<DataOf<Name>>;
  return {
    channel,
    to,
    template,
    ...(subject === undefined ? {} : { subject: typeof subject === 'string' ? subject : subject(data) }),
    text: text(data),
  };
}
