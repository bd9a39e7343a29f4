/** A message: who wrote it, how many minutes after the one before, and what. */
export type MessageSeed = readonly [from: 'member' | 'staff', minutesLater: number, text: string];

export interface ChatSeed {
  /** Address of the member. */
  email: string;
  /** Mailbox of the member of staff who looks after it; nobody yet, where empty. */
  desk: 'chat' | 'support' | '';
  /** Minutes between the last message and now. */
  quietFor: number;
  /** How many of the last messages the other side has not seen. */
  unread: number;
  closed?: boolean;
  messages: readonly MessageSeed[];
}
