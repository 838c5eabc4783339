import { type FormEvent, useState } from 'react';
import { api } from '#app/api-client.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import { staleSaveErrors } from '#app/platform/errors/stale-save.errors.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { TravelSettingsDto } from '../travel-settings-dto.ts';
import { travelSettingsSchema, type TravelSettingsForm } from '../travel-settings.schema.ts';

/** The form over the saved settings. */
export function useTravelSettings(loaded: TravelSettingsDto) {
  const [saved, setSaved] = useState(loaded);
  const [typed, setTyped] = useState<TravelSettingsForm>();
  const form = useForm({
    schema: travelSettingsSchema,
    read: readForm,
    checks: 'after-send',
    send: async (json) => {
      const { service_area_zip: _area, far_zips: _far, ...base } = saved;
      setSaved(await api.put('/travel-settings', { json: { ...json, base } }));
      toast({ tone: 'success', title: 'Travel saved', description: 'Clients see the times that you can reach.' });
    },
    onFailure: (failure) => {
      if (failure.code === staleSaveErrors.changed_meanwhile.code)
        setSaved((seen) => ({ ...seen, ...(failure.details['saved'] as Partial<TravelSettingsDto>) }));
      if (Object.keys(failure.fields).length > 0) return;
      toast({ tone: 'error', title: 'Travel not saved', description: failure.message });
    },
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    setTyped(readForm(event.currentTarget));
  };
  return { ...form, saved, isChanged: typed !== undefined && !isSame(typed, saved), onInput };
}

function readForm(form: HTMLFormElement): TravelSettingsForm {
  const fields = fieldsOf(form);
  const text = (name: keyof TravelSettingsForm) => String(fields[name] ?? '').trim();
  const whole = (name: keyof TravelSettingsForm) => readDecimal(text(name)) ?? Number.NaN;
  return {
    is_on: fields['is_on'] !== undefined,
    speed_profile: text('speed_profile') as TravelSettingsForm['speed_profile'],
    parking_minutes: whole('parking_minutes'),
    maximum_drive_minutes: text('maximum_drive_minutes') === '' ? null : whole('maximum_drive_minutes'),
    start_zip: text('start_zip') || null,
    end_zip: text('end_zip') || null,
    earliest_time: text('earliest_time') || null,
    latest_time: text('latest_time') || null,
    route_discount_percent: text('route_discount_percent') === '' ? 0 : whole('route_discount_percent'),
  };
}

function isSame(typed: TravelSettingsForm, saved: TravelSettingsDto): boolean {
  const names = Object.keys(typed) as (keyof TravelSettingsForm)[];
  return names.every((name) => Object.is(typed[name] ?? null, saved[name]));
}
