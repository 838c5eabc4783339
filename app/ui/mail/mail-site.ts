import { createContext } from 'react';

/** The details of the site that every mail gives. */
export type MailSite = { baseUrl: string; contactEmail: string };

/** Provided by renderMail around every mail, so that no mail has to pass it down. */
export const MailSiteContext = createContext<MailSite>({
  baseUrl: 'http://localhost:3000',
  contactEmail: 'hello@doorstep.test',
});
