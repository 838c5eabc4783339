import type { AddForm } from './chooser-page.ts';
import type { GoogleAccounts, NewGoogleAccount } from './google-accounts.ts';

/** Reads the form for another account; if it has errors, returns the input with them. */
export function readNewAccount(form: Record<string, unknown>, accounts: GoogleAccounts): NewGoogleAccount | AddForm {
  const name = String(form['name'] ?? '')
    .trim()
    .slice(0, 100);
  const email = String(form['email'] ?? '')
    .trim()
    .slice(0, 200);
  const emailVerified = form['email_verified'] !== undefined;
  const problems: AddForm['problems'] = {};
  if (name === '') problems.name = 'Enter a name.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) problems.email = 'Enter a valid email address.';
  else if (accounts.findByEmail(email)) problems.email = 'There is an account with this address already.';
  return Object.keys(problems).length > 0 ? { name, email, emailVerified, problems } : { name, email, emailVerified };
}
