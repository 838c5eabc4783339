import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { buttonLimits } from '../../booking-button-limits.ts';
import { faintIn } from '../../button-color.ts';
import type { ButtonTheme } from '../booking-button.schema.ts';
import type { BookingButtonDto } from '../queries/read-booking-button.server.ts';
import { ButtonPreview } from './button-preview.tsx';
import type { ButtonSubject } from './button-subject.ts';
import { SnippetCard } from './snippet-card.tsx';
import { useBookingButton } from './use-booking-button.ts';

interface BookingButtonSettingsProps {
  button: BookingButtonDto;
  subject: ButtonSubject;
  /** Called with whether leaving would lose changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const themeNames: Record<ButtonTheme, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };

/** The button of a professional's own site: how it looks, where it may be shown, what to paste. */
export function BookingButtonSettings({ button, subject, onUnsaved }: BookingButtonSettingsProps) {
  const form = useBookingButton(button, subject);
  useEffect(() => onUnsaved(form.isChanged), [form.isChanged, onUnsaved]);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <ButtonForm form={form} />
      <div className="flex min-w-0 flex-col gap-6">
        <ButtonPreview shown={form.shown} subject={subject} />
        <SnippetCard subject={subject} button={form.saved} isSaved={!form.isChanged && form.saved.sites.length > 0} />
      </div>
    </div>
  );
}

function ButtonForm({ form }: { form: ReturnType<typeof useBookingButton> }) {
  const { saved, shown, errors, busy, submit, onInput, onBlur } = form;
  return (
    <Card padding="large">
      <Form
        name="booking-button"
        noValidate
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
        className="flex flex-col gap-5"
      >
        <TextAreaField
          name="sites"
          label="Your sites"
          help={`One on each line, up to ${buttonLimits.sitesMaximum}. Only these can show the booking form, which keeps others from imitating you.`}
          placeholder="https://www.example.com"
          rows={3}
          spellCheck={false}
          error={errors['sites']}
          defaultValue={saved.sites.join('\n')}
        />
        <TextField
          name="label"
          label="Text of the button"
          maxLength={buttonLimits.labelMaximum}
          error={errors['label']}
          defaultValue={saved.label}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="color"
            type="color"
            label="Color"
            error={errors['color']}
            help={faintText(shown.color)}
            defaultValue={saved.color}
          />
          <SelectField name="theme" label="Booking form" defaultValue={saved.theme}>
            {Object.entries(themeNames).map(([theme, name]) => (
              <option key={theme} value={theme}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" loading={busy} className="self-start">
          Save button
        </Button>
      </Form>
    </Card>
  );
}

function faintText(color: string): string {
  const [faint, other] = faintIn(color);
  if (faint === undefined) return 'Easy to see in light and dark.';
  return other === undefined ? `Hard to see on a ${faint} page: it gets an outline there.` : 'It gets an outline.';
}
