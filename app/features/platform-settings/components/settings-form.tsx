import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import {
  settingHelps,
  settingLabels,
  settingNames,
  settingText,
  settingUnits,
  type CurrentSettings,
  type SettingName,
  type SettingsChange,
} from '../platform-settings.ts';
import { reasonLengths } from '../platform-settings.schema.ts';
import { useSettings } from './use-settings.ts';

/** The form that changes the settings; it shows what differs before it is saved. */
export function SettingsForm({ settings }: { settings: CurrentSettings }) {
  const { draft, reason, setReason, failure, isBusy, save, set, changes } = useSettings(settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save();
  };
  return (
    <Card padding="large">
      <Form name="platform-settings" noValidate onSubmit={submit} className="flex flex-col gap-6">
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {settingNames.map((setting) => (
            <NumberField
              key={setting}
              label={settingLabels[setting]}
              help={settingHelps[setting]}
              error={failure?.fields[setting]}
              step={0.01}
              maxLength={6}
              trailing={<span className="pr-3 text-dim">{settingUnits[setting]}</span>}
              value={draft[setting]}
              onChange={(event) => set(setting, event.target.value)}
            />
          ))}
        </div>
        <TextAreaField
          label="Reason"
          help="For the history below; only administrators can see it."
          required
          rows={2}
          maxLength={reasonLengths.maximum}
          error={failure?.fields['reason']}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {failure && Object.keys(failure.fields).length === 0 ? <Failure {...failure} /> : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" loading={isBusy} disabled={changes.length === 0}>
            Save for new bookings
          </Button>
          <p role="status" className="text-sm text-dim">
            {changes.length === 0 ? 'No changes yet.' : <Changes changed={changes} />}
          </p>
        </div>
      </Form>
    </Card>
  );
}

function Failure({ message, isStale }: { message: string; isStale: boolean }) {
  return (
    <FormError title={isStale ? 'Someone else saved first' : 'Not saved'}>
      {isStale
        ? 'The settings have changed; what you typed is still here. Check what would change now, then save again.'
        : message}
    </FormError>
  );
}

/** Lists changes, like "Commission 10% → 12%". */
export function Changes({ changed }: Pick<SettingsChange, 'changed'>) {
  return changed.map(({ setting, before, after }) => (
    <span key={setting} className="block">
      {settingLabels[setting]} <span className="tabular whitespace-nowrap">{shown(setting, before)} → </span>
      <span className="tabular font-semibold whitespace-nowrap text-ink">{shown(setting, after)}</span>
    </span>
  ));
}

/** Formats a value, or "…" while what is typed is not a number. */
function shown(setting: SettingName, value: string | number): string {
  return value === -1 || Number.isNaN(Number(value)) || value === '' ? '…' : settingText(setting, value);
}
