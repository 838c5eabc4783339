import { createContext } from 'react';

/** What every mail tells about the site that sends it. */
export type MailSite = { baseUrl: string; contactEmail: string };

/** Set by renderMail around every mail, so that no mail has to hand it on. */
export const MailSiteContext = createContext<MailSite>({
  baseUrl: 'http://localhost:3000',
  contactEmail: 'hello@doorstep.test',
});
