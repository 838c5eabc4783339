import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { Options } from '#app/ui/fields/options.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import type { AccountCalendarsDto } from '../calendar-account-dto.ts';
import { calendarServices } from '../calendar-services.ts';
import { useNewAccount } from './use-calendar-accounts.ts';

/** The form that connects an account at a calendar server (CalDAV). */
export function NewAccountForm({ onConnected }: { onConnected: (found: AccountCalendarsDto) => void }) {
  const { round, errors, busy, submit, onInput, onBlur } = useNewAccount(onConnected);
  const [service, setService] = useState<string>(Object.keys(calendarServices)[0] ?? '');
  return (
    <>
      <p className="text-sm text-dim">
        We read only when you’re busy. Titles, guests and notes are never stored. If you like, your visits here are
        added to a calendar of yours: the service, the time, the place and the client’s first name.
      </p>
      <Form
        key={round}
        name="calendar-account"
        noValidate
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
        className="mt-5 flex flex-col gap-5"
      >
        <SelectField label="Calendar service" value={service} onChange={(event) => setService(event.target.value)}>
          <Options choices={calendarServices} />
        </SelectField>
        {service === '' ? (
          <TextField
            name="server"
            label="Server"
            placeholder="https://cloud.example.com"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['server']}
          />
        ) : (
          <input type="hidden" name="server" value={service} />
        )}
        <TextField
          name="username"
          label="User name"
          help="Often your email address."
          maxLength={calendarLimits.usernameMaximum}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors['username']}
        />
        <PasswordField
          name="password"
          label="App password"
          help="Not your usual password: make an app password in the security settings of your calendar service. You can end it there at any time."
          maxLength={calendarLimits.passwordMaximum}
          autoComplete="off"
          error={errors['password'] ?? (service === '' ? undefined : errors['server'])}
        />
        <Button type="submit" loading={busy} className="self-start">
          Connect account
        </Button>
      </Form>
    </>
  );
}
