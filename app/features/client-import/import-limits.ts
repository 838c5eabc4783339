/** Limits of imports; those of their files are importFileLimits. */
export const importLimits = {
  fileNameMaximum: 200,
  /** Lines of a preview on one page. */
  pageSize: 50,
  /** How long a preview waits; then its lines are deleted. */
  previewMinutes: 60,
  /** Previews that wait at once for one professional; a further file replaces the oldest. */
  previewsMaximum: 3,
  undoHours: 24,
  /** How long the list of imports goes back. */
  storedDays: 365,
  /** Of an import that has changed, how many lines the answer names. */
  changesNamed: 20,
} as const;
