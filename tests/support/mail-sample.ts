import type { ReactElement } from 'react';

/** A mail as it goes out, and what its text twin has to tell as well. */
export interface MailSample {
  name: string;
  /** The component's file, without its ending. */
  component: string;
  mail: ReactElement;
  facts: readonly string[];
}
