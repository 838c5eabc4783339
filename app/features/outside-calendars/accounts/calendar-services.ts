/** Calendar services whose server's address nobody has to look up; an empty one is typed. */
export const calendarServices = {
  'https://caldav.icloud.com': 'iCloud',
  'https://caldav.fastmail.com': 'Fastmail',
  '': 'Another server (Nextcloud, …)',
} as const;

const hosts: Record<string, string> = {
  'caldav.icloud.com': 'iCloud',
  'caldav.fastmail.com': 'Fastmail',
  'calendar.google.com': 'Google Calendar',
};

/** What an account's server is called. */
export function serviceName(host: string): string {
  return hosts[host] ?? host;
}
