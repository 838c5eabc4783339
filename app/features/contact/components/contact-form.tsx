import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { contactLimits, contactTopics } from '../contact-topics.ts';
import type { ContactErrors, ContactValues } from '../read-contact-form.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** When the form was shown, signed. */
  ticket: string;
  /** The initial values of the fields. */
  values: ContactValues;
  /** The errors of a form that was sent without JavaScript. */
  errors?: ContactErrors | undefined;
  failure?: string | undefined;
  onSent: (email: string) => void;
}

/** The contact form: name, email, topic and message. It also works without JavaScript. */
export function ContactForm({
  ticket,
  values,
  errors: sentErrors = {},
  failure: sentFailure,
  onSent,
}: ContactFormProps) {
  const { busy, errors, failure, submit } = useContactForm(sentErrors, onSent);
  const failureText = failure?.message ?? sentFailure;
  const [length, setLength] = useState(values.message.length);
  return (
    <Form name="contact" action="/contact" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failureText ? <FormError title="We couldn’t send your message">{failureText}</FormError> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={contactLimits.nameMaximum}
          defaultValue={values.name}
          error={errors['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={values.email}
          error={errors['email']}
        />
      </div>
      <SelectField label="What’s it about?" name="topic" required defaultValue={values.topic} error={errors['topic']}>
        <option value="">Please choose</option>
        {Object.entries(contactTopics).map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        name="message"
        rows={7}
        required
        maxLength={contactLimits.messageMaximum}
        defaultValue={values.message}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        help="About a booking? Tell us its date and the name of the professional."
        counter={length > contactLimits.messageMaximum * 0.9 ? `${length}/${contactLimits.messageMaximum}` : undefined}
        error={errors['message']}
      />
      <input type="hidden" name="ticket" value={ticket} />
      <Trap />
      <Button type="submit" size="large" loading={busy} className="self-start max-sm:w-full">
        Send message
      </Button>
    </Form>
  );
}

/** A honeypot: bots fill in every field; people neither see nor reach this one. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="subject_line" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
