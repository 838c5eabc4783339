import { type FormEvent, useState } from 'react';
import { api } from '#app/api-client.ts';
import { staleSaveErrors } from '#app/platform/errors/stale-save.errors.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { type BookingButtonInput, bookingButtonSchema } from '../booking-button.schema.ts';
import type { BookingButtonDto } from '../queries/read-booking-button.server.ts';
import type { ButtonSubject } from './button-subject.ts';

/** The form over the saved button; `shown` is what is typed, for the preview. */
export function useBookingButton(loaded: BookingButtonDto, { isListed }: Pick<ButtonSubject, 'isListed'>) {
  const [saved, setSaved] = useState(loaded);
  const [typed, setTyped] = useState<BookingButtonInput>(loaded);
  const form = useForm({
    schema: bookingButtonSchema,
    read: readForm,
    checks: 'after-send',
    send: async (json) => {
      const base = namedParts(saved);
      const button = await api.put('/booking-button', { json: { ...json, base } });
      setSaved(button);
      // What was typed meanwhile stays, and is not saved yet.
      setTyped((now) => (now === typed ? button : now));
      const description = isListed
        ? 'Your sites can show it from now on.'
        : 'Your sites can show it as soon as your profile is listed.';
      toast({ tone: 'success', title: 'Button saved', description });
    },
    onFailure: (failure) => {
      if (failure.code === staleSaveErrors.changed_meanwhile.code)
        setSaved(failure.details['saved'] as BookingButtonDto);
      if (Object.keys(failure.fields).length > 0) return;
      toast({ tone: 'error', title: 'Button not saved', description: failure.message });
    },
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    setTyped(readForm(event.currentTarget));
  };
  const valid = bookingButtonSchema.safeParse(typed);
  const isChanged = JSON.stringify(namedParts(typed)) !== JSON.stringify(namedParts(saved));
  return { ...form, saved, isChanged, shown: valid.success ? valid.data : { ...saved, sites: typed.sites }, onInput };
}

function namedParts({ sites, color, label, theme }: BookingButtonInput): BookingButtonInput {
  return { sites, color, label, theme };
}

function readForm(form: HTMLFormElement): BookingButtonInput {
  const fields = fieldsOf(form);
  const text = (name: string) => String(fields[name] ?? '');
  const sites = text('sites').split(/\s+/);
  return {
    sites: sites.filter(Boolean),
    color: text('color'),
    label: text('label'),
    theme: text('theme') as BookingButtonInput['theme'],
  };
}
