import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { smsErrors } from '../../sms.errors.ts';
import { codeRequestSchema, codeSchema } from '../../sms.schema.ts';

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Failure {
  fields: Record<string, string>;
  message: string;
}

/** Errors of fields are shown under them. */
function sayUnlessShown(title: string) {
  return ({ fields, message }: Failure) => {
    if (Object.keys(fields).length === 0) toast({ tone: 'error', title, description: message });
  };
}

/** The form that asks for a code. */
export function useNumberForm(onSent: () => void) {
  const { revalidate } = useRevalidator();
  return useForm({
    schema: codeRequestSchema,
    read: (form) => ({ ...fieldsOf(form), time_zone: zoneHere() }),
    checks: 'after-send',
    send: async (json) => {
      await api.post('/text-messages/code', { json });
      await revalidate();
      onSent();
    },
    onFailure: sayUnlessShown('Code not sent'),
  });
}

/** The form that takes the code. */
export function useCodeForm() {
  const { revalidate } = useRevalidator();
  return useForm({
    schema: codeSchema,
    checks: 'after-send',
    send: async (json) => {
      await api.post('/text-messages/confirm', { json });
      toast({ tone: 'success', title: 'Number confirmed', description: 'Now choose what we text you about.' });
      await revalidate();
    },
    onFailure: async (failure) => {
      sayUnlessShown('Number not confirmed')(failure);
      // Otherwise the form stays: the same code can be sent again if only its answer was lost.
      if (failure.code === smsErrors.code_over.code) await revalidate();
    },
  });
}

/** Another code to the same number. */
export function useResend(phone: string) {
  const { revalidate } = useRevalidator();
  return useAction(
    async () => {
      await api.post('/text-messages/code', { json: { phone, time_zone: zoneHere() } });
      toast({ tone: 'success', title: 'Code sent again' });
      await revalidate();
    },
    { onFailure: sayUnlessShown('Code not sent') },
  );
}

/** Removes the number; nothing is texted any more. */
export function useRemoveNumber() {
  const { revalidate } = useRevalidator();
  return useAction(
    async () => {
      await api.delete('/text-messages/number');
      toast({ tone: 'success', title: 'Number removed', description: 'You won’t get any more texts.' });
      await revalidate();
    },
    { onFailure: sayUnlessShown('Number not removed') },
  );
}
