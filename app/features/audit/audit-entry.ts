/** Who changed what. `details` say more where it helps (what it was before and after), without personal data. */
export type AuditEntry = {
  /** Null where the platform itself acted. */
  actorId: string | null;
  /** "account.password_reset" */
  action: string;
  subjectType: string;
  subjectId: string | null;
  details?: Record<string, unknown>;
};
