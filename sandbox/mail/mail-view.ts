/** How a mail is displayed; the URL holds all of the inbox's state. */
export type MailView = {
  part: 'html' | 'text' | 'source';
  scheme: 'light' | 'dark';
  width: 'wide' | 'phone';
  /** Lists only mails to this email. */
  to: string | undefined;
};

const DEFAULTS: MailView = { part: 'html', scheme: 'light', width: 'wide', to: undefined };

/** Reads the view from a URL's query; invalid values count as absent. */
export function readMailView(query: (name: string) => string | undefined): MailView {
  const part = query('part');
  return {
    part: part === 'text' || part === 'source' ? part : 'html',
    scheme: query('scheme') === 'dark' ? 'dark' : 'light',
    width: query('width') === 'phone' ? 'phone' : 'wide',
    to: query('to')?.trim().slice(0, 254) || undefined,
  };
}

/** Returns the URL of a mail, or of the inbox, in this view. */
export function mailUrl(id: number | undefined, view: MailView): string {
  const query = new URLSearchParams();
  for (const name of ['part', 'scheme', 'width', 'to'] as const) {
    const value = view[name];
    if (value !== undefined && value !== DEFAULTS[name]) query.set(name, value);
  }
  return `/sandbox/mail${id === undefined ? '' : `/${id}`}${query.size > 0 ? `?${query}` : ''}`;
}
