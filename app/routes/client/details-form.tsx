import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { profileDetailsSchema } from '#app/features/accounts/account.schema.ts';
import { announceSessionEvent } from '#app/features/accounts/session-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';

type Problems = Partial<Record<'first_name' | 'last_name' | 'phone', string>>;

/** Asks a client whose account was made without a name for it (OPEN-51). */
export function DetailsForm() {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = profileDetailsSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!given.success) return setProblems(Object.fromEntries(given.error.issues.map(({ path, message }) => [path[0], message])));
    setProblems({});
    setBusy(true);
    try {
      await api.patch('/profiles/me', { json: given.data });
      toast({ title: 'Details saved', description: `Nice to meet you, ${given.data.first_name}.`, tone: 'success' });
      await Promise.all([announceSessionEvent('user-updated'), revalidate()]);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblems(error.fields);
      toast({ title: 'Details not saved', description: error.message, tone: 'error' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return (
    <Card padding="large">
      <h2 className="text-2xl">What should we call you?</h2>
      <p className="mt-2 text-dim">Your professional sees your name and, for the day of the visit, your phone number.</p>
      <form noValidate onSubmit={save} className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
        <TextField label="First name" name="first_name" autoComplete="given-name" required error={problems.first_name} />
        <TextField label="Last name" name="last_name" autoComplete="family-name" required error={problems.last_name} />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" error={problems.phone} />
        <Button type="submit" loading={busy} className="min-h-12 lg:mt-6">
          Save details
        </Button>
      </form>
    </Card>
  );
}
