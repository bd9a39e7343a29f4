export interface Message {
  channel: 'sms' | 'email';
  /** Phone number with country code, or email address. */
  to: string;
  subject?: string;
  text: string;
}

/** Sends mail and SMS. */
export interface Notifier {
  send(message: Message): Promise<void>;
}
