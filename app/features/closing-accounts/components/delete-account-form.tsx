import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ClosurePreview } from '../closure-preview.ts';
import { DueCancellations } from './due-cancellations.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useDeleteAccount } from './use-delete-account.ts';
import { WhatGoesWhatStays } from './what-goes-what-stays.tsx';

interface DeleteAccountFormProps {
  id: string;
  preview: ClosurePreview;
  /** The bookings changed since they were shown. */
  onChanged: () => void;
  onClose: () => void;
}

/** What goes, what stays, and the word (and perhaps the password) that enables the last button. */
export function DeleteAccountForm({ id, preview, onChanged, onClose }: DeleteAccountFormProps) {
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const { busy, remove } = useDeleteAccount();
  const needsPassword = preview.proof === 'password';
  const canLeave = !preview.is_last_admin && preview.proof !== 'sign-in';
  const isReady = canLeave && isDeletionWord(word) && (!needsPassword || password !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || busy) return;
    const failure = await remove({ expectedRefund: preview.total_refund, ...(needsPassword ? { password } : {}) });
    setPasswordError(failure?.fields['password']);
    if (failure?.code === 'refunds_changed') onChanged();
  };

  return (
    <Form name="delete-account" id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-6">
      <DueCancellations bookings={preview.bookings} unpaidVisits={preview.unpaid_visits} />
      <WhatGoesWhatStays isProfessional={preview.is_professional} />
      {preview.is_last_admin ? (
        <FormError title="You are the only administrator">
          Make someone else one (npm run admin:create), then delete your account.
        </FormError>
      ) : null}
      {preview.proof === 'sign-in' && !preview.is_last_admin ? <SignInAgain /> : null}
      {/* Stays in view while the rest scrolls, with the field that opens the button. */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-end justify-end gap-3 border-t border-line bg-card px-6 py-4">
        {canLeave && needsPassword ? (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={passwordError}
            help="You signed in a while ago, so we need to check it’s you."
            className="basis-full"
          />
        ) : null}
        {canLeave ? (
          <TextField
            label={`Type ${deletionWord} to confirm`}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            className="min-w-36 grow basis-0 max-sm:basis-full"
          />
        ) : null}
        <Button variant="secondary" onClick={onClose} className="min-h-12 max-sm:grow">
          Keep my account
        </Button>
        {canLeave ? (
          <Button type="submit" variant="danger" disabled={!isReady} loading={busy} className="min-h-12 max-sm:grow">
            Delete Account
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** The word to type to delete an account (specification, section 9). */
export const deletionWord = 'DELETE';

/** Exact match: no lowercase, no surrounding spaces. */
export function isDeletionWord(typed: string): boolean {
  return typed === deletionWord;
}
