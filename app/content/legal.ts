export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  /** Short facts, as a list after the paragraphs. */
  facts?: readonly string[];
}

export interface LegalText {
  title: string;
  introduction: string;
  /** When the text last changed, as shown to people. */
  changed: string;
  sections: readonly LegalSection[];
}

/** Shown on both pages until the site's operator has adapted the text. */
export const reviewNote = {
  title: 'For the operator of this site',
  text: 'This text describes what the software does. Before you open to the public, have a lawyer review it and add who you are: company, address, registration, the companies that host the site and deliver its email, governing law, limits of liability, and the notices your clients’ states or countries require.',
} as const;
