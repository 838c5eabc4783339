/** What a connected calendar may be, and how it is read. */
export const calendarLimits = {
  /** Of one professional. */
  calendarsMaximum: 5,
  accountsMaximum: 5,
  bytesMaximum: 10_000_000,
  eventsMaximum: 20_000,
  /** A weekly appointment of ten years with every date left out has some 10,000. */
  eventCharactersMaximum: 64_000,
  /** A zone with all changes of a century has some 25,000. */
  zoneCharactersMaximum: 64_000,
  /** Days, and changes of series, that may be looked at to find the occurrences of all events. */
  effortMaximum: 1_000_000,
  /** Busy times that are stored of one calendar. */
  rangesMaximum: 5000,
  nameMaximum: 60,
  urlMaximum: 2000,
  usernameMaximum: 200,
  passwordMaximum: 200,
  redirectsMaximum: 3,
  readMilliseconds: 10_000,
  /** At booking time, nobody waits longer for somebody else's server. */
  patienceMilliseconds: 300,
  /** What was read less than this ago is not read again for a booking. */
  freshSeconds: 60,
  minutesBetweenReads: 15,
  /** Busy times are read this far ahead: bookings reach three months. */
  daysAhead: 125,
  /** A reading that reaches less far is repeated in full, even if the file has not changed. */
  daysAheadMinimum: 100,
  /** A failure that may pass is mailed when this many readings failed one after the other. */
  failuresBeforeMail: 4,
} as const;
