/** A calendar file, cut into the few lines that say when somebody is busy. */
export type CalendarParts = {
  /** The zone that the whole file names (X-WR-TIMEZONE), if it does. */
  zone: string | null;
  /** One text for each event. */
  events: string[];
  /** One text for each line that lists busy or free times (VFREEBUSY). */
  freeBusy: string[];
  /** The file's own definitions of zones, by name. */
  zones: Map<string, string>;
};

const eventLines = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'TRANSP',
  'STATUS',
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);

type Cutting = {
  parts: CalendarParts;
  lines: ReadonlySet<string>;
  within: string[];
  part: string[];
  isKept: boolean;
};

/**
 * Cuts a calendar file (RFC 5545) into its events, lists of busy times and zones. Titles, places, guests and notes are
 * dropped here unless they are named: nothing behind this function sees them otherwise.
 * @param furtherLines what an event is to say besides its time, such as SUMMARY
 * @returns null if the text is no calendar
 */
export function cutCalendar(text: string, furtherLines: readonly string[] = []): CalendarParts | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (
    lines
      .find((line) => line.trim() !== '')
      ?.trim()
      .toUpperCase() !== 'BEGIN:VCALENDAR'
  )
    return null;
  const cutting: Cutting = {
    parts: { zone: null, events: [], freeBusy: [], zones: new Map() },
    lines: new Set([...eventLines, ...furtherLines]),
    within: [],
    part: [],
    isKept: false,
  };
  for (const line of lines) takeLine(cutting, line);
  return cutting.parts;
}

function takeLine(cutting: Cutting, line: string): void {
  const { within, part } = cutting;
  const first = line.charAt(0);
  if (first === ' ' || first === '\t') {
    if (cutting.isKept) part.push(line);
    return;
  }
  const end = line.search(/[:;]/);
  const name = (end === -1 ? line : line.slice(0, end)).toUpperCase();
  if (name === 'BEGIN') begin(cutting, line);
  else if (name === 'END') finish(cutting);
  else if (within.length === 1 && name === 'X-WR-TIMEZONE') cutting.parts.zone = line.slice(end + 1).trim();
  else {
    cutting.isKept = isKeptLine(cutting, name);
    if (!cutting.isKept) return;
    // Each such line is a text of its own, so that one that cannot be read spoils no other.
    if (within[1] === 'VFREEBUSY') endFreeBusy(cutting);
    cutting.part.push(line);
  }
}

function isKeptLine({ within, lines }: Cutting, name: string): boolean {
  if (within[1] === 'VTIMEZONE') return true;
  if (within.length !== 2) return false;
  return within[1] === 'VEVENT' ? lines.has(name) : within[1] === 'VFREEBUSY' && name === 'FREEBUSY';
}

function begin(cutting: Cutting, line: string): void {
  const component = line.slice('BEGIN:'.length).trim().toUpperCase();
  cutting.within.push(component);
  cutting.isKept = false;
  if (cutting.within.length === 2) cutting.part = [];
  if (isWanted(cutting.within)) cutting.part.push(`BEGIN:${component}`);
}

function finish(cutting: Cutting): void {
  const { within, part, parts } = cutting;
  const component = within.at(-1);
  if (isWanted(within)) part.push(`END:${component}`);
  within.pop();
  cutting.isKept = false;
  if (within.length !== 1) return;
  const text = part.join('\r\n');
  if (component === 'VEVENT') parts.events.push(text);
  if (component === 'VFREEBUSY') endFreeBusy(cutting);
  if (component === 'VTIMEZONE') parts.zones.set(/^TZID:(.*)$/m.exec(text)?.[1]?.trim() ?? '', text);
}

function endFreeBusy(cutting: Cutting): void {
  if (cutting.part.length > 0) cutting.parts.freeBusy.push(cutting.part.join('\r\n'));
  cutting.part = [];
}

/** An alarm within an event says nothing about when it takes place. */
function isWanted(within: readonly string[]): boolean {
  return within[1] === 'VTIMEZONE' || (within[1] === 'VEVENT' && within.length === 2);
}
