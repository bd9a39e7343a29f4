/** Something that a member of staff did, as the audit log tells it. */
export interface Deed {
  at: Date;
  actorId: string;
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Record<string, unknown>;
}
