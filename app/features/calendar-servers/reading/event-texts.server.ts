import ICAL from 'ical.js';

/** What an event says besides its time; empty where it says nothing. */
export type EventTexts = {
  summary: string;
  location: string;
  description: string;
  isCancelled: boolean;
  /** Those invited, without whoever invites. */
  guests: { name: string; email: string }[];
};

/** The lines of an event that hold its texts. */
export const textLines = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'ATTENDEE', 'ORGANIZER'];

/** Reads the texts of an event; those that cannot be read are empty. */
export function readEventTexts(text: string): EventTexts {
  const component = new ICAL.Component(ICAL.parse(text));
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '').trim();
  const organizer = emailIn(textOf('organizer'));
  const guests = component.getAllProperties('attendee').map((property) => {
    const name = property.getParameter('cn');
    return {
      name: typeof name === 'string' ? name.trim() : '',
      email: emailIn(String(property.getFirstValue() ?? '')),
    };
  });
  return {
    summary: textOf('summary'),
    location: textOf('location'),
    description: textOf('description'),
    isCancelled: textOf('status').toUpperCase() === 'CANCELLED',
    guests: guests.filter(({ email }) => email !== '' && email !== organizer),
  };
}

function emailIn(address: string): string {
  return /^mailto:(.+@.+)$/i.exec(address)?.[1]?.trim().toLowerCase() ?? '';
}
