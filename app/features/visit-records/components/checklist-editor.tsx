import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { api } from '#app/api-client.ts';
import { staleSaveErrors } from '#app/platform/errors/stale-save.errors.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { type ChecklistInput, checklistSchema } from '../visit-record.schema.ts';
import { linesOf, recordLimits } from '../visit-record.ts';

/** The checklist as it is typed: one line each; the box counts if it is ticked. */
const checklistFormSchema = z.object({
  lines: z.string().check((typed) => {
    const parsed = checklistSchema.safeParse({ lines: linesOf(typed.value) });
    if (parsed.success) return;
    const [issue] = parsed.error.issues;
    typed.issues.push({ code: 'custom', message: issue?.message ?? 'Please check the lines', input: typed.value });
  }),
  asksSignature: z.optional(z.literal('on')),
});

interface ChecklistEditorProps {
  service: { id: string; name: string };
  lines: readonly string[];
  asksSignature: boolean;
}

/** The lines that are ticked at each visit of a service, and whether its client is asked to sign. */
export function ChecklistEditor({ service, lines, asksSignature }: ChecklistEditorProps) {
  const { revalidate } = useRevalidator();
  const shown: ChecklistInput = { lines: [...lines], asks_signature: asksSignature };
  // What stood here when typing began: what is read anew meanwhile has not been seen.
  const seen = useRef<ChecklistInput>(undefined);
  const { errors, busy, submit, onInput } = useForm({
    schema: checklistFormSchema,
    send: async ({ lines: text, asksSignature: ticked }) => {
      const json = { lines: linesOf(text), asks_signature: ticked === 'on', base: seen.current ?? shown };
      await api.put('/services/:id/checklist', { param: { id: service.id }, json });
      seen.current = undefined;
      toast({ title: 'Checklist saved', description: service.name, tone: 'success' });
      await revalidate();
    },
    onFailure: ({ code, details, message, fields }) => {
      if (code === staleSaveErrors.changed_meanwhile.code) seen.current = details['saved'] as ChecklistInput;
      if (!fields['lines']) toast({ title: 'The checklist wasn’t saved', description: message, tone: 'error' });
    },
  });
  return (
    <details className="rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-5 font-semibold">
        <span className="min-w-0 wrap-anywhere">{service.name}</span>
        <span className="shrink-0 text-sm font-normal text-dim">
          {lines.length === 0 ? 'no checklist' : lines.length === 1 ? '1 line' : `${lines.length} lines`}
          {asksSignature ? ', signature' : ''}
        </span>
      </summary>
      <Form
        name={`checklist ${service.id}`}
        noValidate
        onInput={(event) => {
          seen.current ??= shown;
          onInput(event);
        }}
        onSubmit={submit}
        className="flex flex-col gap-4 px-5 pb-5"
      >
        <TextAreaField
          label={`Checklist of ${service.name}`}
          help={`One a line, up to ${recordLimits.lines}.`}
          rows={5}
          name="lines"
          defaultValue={lines.join('\n')}
          error={errors['lines']}
        />
        <CheckboxField
          label="Ask the client to sign"
          help="On your phone, before Done. A visit can also be finished without it."
          name="asksSignature"
          defaultChecked={asksSignature}
        />
        <Button type="submit" loading={busy} className="self-start">
          Save checklist
        </Button>
      </Form>
    </details>
  );
}
