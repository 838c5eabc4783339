import { clientForms, visitorForms } from './account-forms.ts';
import { adminForms } from './admin-forms.ts';
import { developerForms } from './developer-forms.ts';
import { mobileForms } from './mobile-forms.ts';
import { professionalForms, visitForms } from './business-forms.ts';
import { calendarForms } from './calendar-forms.ts';
import { twoFactorForms } from './two-factor-forms.ts';

/** Every form that changes something, except those below. */
export const productForms = [
  ...visitorForms,
  ...clientForms,
  ...twoFactorForms,
  ...mobileForms,
  ...developerForms,
  ...visitForms,
  ...professionalForms,
  ...calendarForms,
  ...adminForms,
];

/** Forms left out of the bad-network tests, with the reason. */
export const formsWalkedElsewhere: Record<string, string> = {
  'admin-search': 'it reads: tests/e2e/load-failures.spec.ts',
  'security-search': 'it reads, as admin-search does',
  'client-search': 'it reads: tests/e2e/clients.spec.ts',
  'message-search': 'it reads, as client-search does',
  message: 'with and without a connection: tests/e2e/messages.spec.ts',
  'open-report': 'tests/e2e/message-safety.spec.ts',
  'report-thread': 'tests/e2e/message-safety.spec.ts',
  'saved-reply': 'tests/e2e/message-safety.spec.ts',
  'settle-report': 'tests/e2e/message-safety.spec.ts',
  'payment-search': 'it reads: tests/e2e/load-failures.spec.ts',
};
