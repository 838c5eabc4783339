import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { formatDate } from '#app/lib/dates/date-format.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { Review } from '../../review/queries/get-review.server.ts';

/** The field for a document's expiry date, as printed on it; empty if it does not expire. */
export function ExpiryField({
  document: { id, expires_on },
}: {
  document: Pick<Review['documents'][number], 'id' | 'expires_on'>;
}) {
  const [date, setDate] = useState(expires_on ?? '');
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useAction(async () => {
    const json = { expires_on: date === '' ? null : date };
    await api.patch('/admin/documents/:id', { param: { id }, json });
    toast({
      tone: 'success',
      title: 'Saved',
      description:
        date === '' ? 'This document doesn’t expire.' : `Reminders go out 30, 7 and 1 days before ${formatDate(date)}.`,
    });
    await revalidate();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    return run();
  };
  return (
    <Form name={`document-expiry ${id}`} onSubmit={save} className="mt-auto flex items-end gap-3">
      <TextField
        type="date"
        label="Valid until"
        className="min-w-0 flex-1"
        value={date}
        error={failure?.fields['expires_on'] ?? failure?.message}
        onChange={(event) => setDate(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={busy} disabled={date === (expires_on ?? '')}>
        Save
      </Button>
    </Form>
  );
}
