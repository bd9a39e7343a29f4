/** A file and how its sending stands. */
export interface UploadItem {
  id: string;
  name: string;
  /** Bytes, where they are known: of a file sent on another day they are not. */
  size?: number;
  status: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1, while it is sent. */
  progress?: number;
  /** Why it failed, in people's words. */
  error?: string;
}

/** What can be done about a file. */
export interface FileActions {
  /** Takes a file away; while it is sent, stops that. */
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Shows a file that the server has. */
  onView?: (id: string) => void;
}
