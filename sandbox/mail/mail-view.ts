/** How a mail is looked at: everything the inbox needs to know stands in the address. */
export type MailView = {
  part: 'html' | 'text' | 'source';
  scheme: 'light' | 'dark';
  width: 'wide' | 'phone';
  /** Only mails to this address are listed. */
  to: string | undefined;
};

const DEFAULTS: MailView = { part: 'html', scheme: 'light', width: 'wide', to: undefined };

/** What an address asks for; nonsense counts as not asked. */
export function readMailView(query: (name: string) => string | undefined): MailView {
  const part = query('part');
  return {
    part: part === 'text' || part === 'source' ? part : 'html',
    scheme: query('scheme') === 'dark' ? 'dark' : 'light',
    width: query('width') === 'phone' ? 'phone' : 'wide',
    to: query('to')?.trim().slice(0, 254) || undefined,
  };
}

/** The address of a mail, or of the inbox, looked at this way. */
export function mailUrl(id: number | undefined, view: MailView): string {
  const query = new URLSearchParams();
  for (const name of ['part', 'scheme', 'width', 'to'] as const) {
    const value = view[name];
    if (value !== undefined && value !== DEFAULTS[name]) query.set(name, value);
  }
  return `/sandbox/mail${id === undefined ? '' : `/${id}`}${query.size > 0 ? `?${query}` : ''}`;
}
