/** A paid visit during which its professional is busy in one of their own calendars. */
export type Overlap = {
  id: string;
  service: string;
  /** ISO 8601 in the professional's zone. */
  start: string;
  end: string;
};
