/** What a mail in the standard layout says. */
export type MailContent = {
  subject: string;
  heading: string;
  lead: string;
  /** What somebody wrote, each in a box of its own. */
  quotes?: readonly string[];
  facts: readonly MailFact[];
  action: { label: string; path: string };
  /** Small print below the button, and its links. */
  note?: string;
  links?: readonly { label: string; path: string }[];
  /** Why the recipient gets the mail, if having an account is not the reason. */
  reason?: string;
};

/** A row of a mail's small table. */
export type MailFact = readonly [label: string, value: string];
