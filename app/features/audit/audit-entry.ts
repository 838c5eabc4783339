/** An entry of who changed what. `details` add what helps, such as values before and after, without personal data. */
export type AuditEntry = {
  /** Null if the platform itself acted. */
  actorId: string | null;
  /** "account.password_reset" */
  action: string;
  subjectType: string;
  subjectId: string | null;
  details?: Record<string, unknown>;
};
