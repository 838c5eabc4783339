/** An event that is written into a calendar of an account: as a file, and in its parts. */
export type AccountEvent = {
  /** A calendar file with this one event (RFC 4791, 4.1). */
  file: string;
  summary: string;
  location: string;
  description: string;
  start: Date;
  end: Date;
};
