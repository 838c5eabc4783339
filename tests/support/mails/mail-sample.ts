import type { ReactElement } from 'react';

/** A mail as sent, and the facts its plain-text version must contain as well. */
export interface MailSample {
  name: string;
  /** The component's file name without extension. */
  component: string;
  mail: ReactElement;
  facts: readonly string[];
}
