/** The path of the one socket connection. */
export const socketPath = '/api/socket';

/** Where a page asks for its own address. */
export const addressPath = '/api/ip';

/** A device as the product describes it: sent in a header with every call. */
export interface DeviceDetails {
  ip: string;
  appName: string;
  appVersion: string;
  userAgent: string;
  platform: string;
}

/** The header that carries DeviceDetails, as JSON in URI encoding. */
export const deviceHeader = 'device-details';

/** What the server says over the socket. */
export interface ServerEvents {
  /** The socket is let in and hears what follows. */
  connection: () => void;
  /** Names the device that must go, after another device logged in as the same user. */
  login: (device: Pick<DeviceDetails, 'ip' | 'platform' | 'appVersion'>) => void;
  ans: (event: { question: string }) => void;
  question: (event: { question: string }) => void;
  /** Somebody voted in a poll: said to who may read polls. */
  poll: (event: { poll: string }) => void;
  /** A notice came, or was read on another device: said to its member alone. */
  notice: (event: { unread: number }) => void;
  /** Something new in a talk with the team: said to its member and to the staff who read chats. */
  chat: (event: { thread: string }) => void;
  /**
   * Somebody looks at a talk, or writes in it; it is not taken back, and holds for some seconds. Said to staff who read
   * chats, with who it is; to the talk's member without a name, and only where an answer is written.
   */
  presence: (event: { thread: string; by: { _id: string; name: string } | null; typing: boolean }) => void;
  /** What the user may do has changed: said to them alone, who ask who they are again. */
  rights: (event: { user: string }) => void;
  /** A run over many accounts has come further, or has ended: said to who began it. */
  bulk: (event: { job: string }) => void;
}
