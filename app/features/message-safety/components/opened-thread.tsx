import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { reportLimits } from '../report.ts';
import type { ReportDto, ReportedThreadDto } from '../report-dto.ts';
import { openingSchema } from '../safety.schema.ts';

/** A reported conversation: behind a reason, which goes into the audit log. */
export function OpenedThread({ report }: { report: ReportDto }) {
  const [thread, setThread] = useState<ReportedThreadDto>();
  const { errors, busy, failure, submit } = useForm({
    schema: openingSchema,
    send: async (opening) =>
      setThread(await api.post('/admin/thread-reports/:id/openings', { param: { id: report.id }, json: opening })),
  });
  if (thread) return <Transcript thread={thread} report={report} />;
  return (
    <Form name={`open-report ${report.id}`} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Why do you open the conversation?"
          help="Recorded in the audit log with your name."
          name="reason"
          maxLength={reportLimits.details}
          error={errors['reason']}
          className="min-w-64 flex-1"
        />
        <Button type="submit" variant="secondary" loading={busy}>
          Open conversation
        </Button>
      </div>
      {failure && Object.keys(failure.fields).length === 0 ? <FormError>{failure.message}</FormError> : null}
    </Form>
  );
}

function Transcript({ thread: { messages, has_earlier }, report }: { thread: ReportedThreadDto; report: ReportDto }) {
  return (
    <section
      aria-label="Conversation"
      className="max-h-96 overflow-y-auto rounded-card border border-line bg-paper p-4"
    >
      {has_earlier ? <p className="pb-3 text-center text-sm text-dim">Only the last messages are shown.</p> : null}
      {messages.length === 0 ? <p className="text-sm text-dim">Nothing has been written here.</p> : null}
      <ol className="flex flex-col gap-3">
        {messages.map(({ id, side, text, files, is_erased, sent_at }) => (
          <li key={id}>
            <p className="text-sm text-dim">
              <span className="font-semibold text-ink">{side === 'client' ? report.client : report.professional}</span>
              {', '}
              <time dateTime={sent_at}>{sent_at.slice(0, 16).replace('T', ' ')} UTC</time>
            </p>
            <p className="wrap-break-word whitespace-pre-line">
              {is_erased ? <em>Removed with the account</em> : text}
              {files.length > 0 ? <span className="block text-sm text-dim">{`Files: ${files.join(', ')}`}</span> : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
