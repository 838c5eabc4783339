import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import type { OwnProfile } from '#app/features/professionals/own-profile/queries/read-own-profile.server.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast, type ToastOptions } from '#app/ui/toasts/toast.ts';
import { applicationLimits } from '../../application-limits.ts';
import { applicationErrors } from '../../applications.errors.ts';
import { AreaMap } from './area-map.tsx';
import { type ZoneChange, TimeZoneDialog } from './time-zone-dialog.tsx';
import { ServiceAreaField } from './service-area-field.tsx';
import { farZipsText, farZipsTitle } from '#app/features/travel/settings/far-zips-messages.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';

type Fields = Record<
  'service_area' | 'service_radius' | 'travel_fee' | 'years_experience' | 'service_location',
  string
>;

interface BusinessFormProps {
  profile: OwnProfile;
  /** Called with whether there are unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The form for a professional's service area, radius and travel fee. */
export function BusinessForm({ profile, onUnsaved }: BusinessFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, set, errors, isDirty, busy, submit, zoneChange, closeZoneChange, acceptZoneChange } =
    useBusiness(profile);
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => tell(isDirty && !busy), [isDirty, busy]);
  return (
    <Card padding="large">
      <Form
        name="business"
        noValidate
        aria-labelledby="where-you-work"
        ref={form}
        onSubmit={submit}
        className="flex flex-col gap-6"
      >
        <h2 id="where-you-work" className="text-2xl">
          Where you work
        </h2>
        <ServiceAreaField
          area={fields.service_area}
          onChange={(service_area) => set({ service_area })}
          problem={errors['service_area']}
        />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <NumberField
            label="Service radius"
            name="serviceRadius"
            min={0}
            step={0.1}
            max={applicationLimits.radiusMaximum}
            trailing={<span className="pr-4 text-sm">miles</span>}
            value={fields.service_radius}
            error={errors['service_radius']}
            onChange={({ target }) => set({ service_radius: target.value })}
          />
          <NumberField
            label="Travel fee"
            name="travelFee"
            min={0}
            step={0.01}
            max={applicationLimits.travelFeeMaximum}
            leading="$"
            trailing={<span className="pr-4 text-sm whitespace-nowrap">per mile</span>}
            value={fields.travel_fee}
            error={errors['travel_fee']}
            onChange={({ target }) => set({ travel_fee: target.value })}
          />
          <NumberField
            label="Years of experience"
            name="yearsExperience"
            min={0}
            step={1}
            max={applicationLimits.yearsMaximum}
            value={fields.years_experience}
            error={errors['years_experience']}
            onChange={({ target }) => set({ years_experience: target.value })}
          />
        </div>
        <AreaMap area={fields.service_area} radius={fields.service_radius} />
        <TextField
          label="Kinds of places"
          name="serviceLocation"
          maxLength={200}
          placeholder="Homes, hotels, offices, events"
          value={fields.service_location}
          error={errors['service_location']}
          onChange={({ target }) => set({ service_location: target.value })}
        />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <p className="max-w-[46ch] text-sm text-dim">Booked visits keep their times and prices.</p>
          <Button type="submit" size="large" loading={busy} className="max-sm:w-full">
            Save area
          </Button>
        </div>
      </Form>
      <TimeZoneDialog
        change={zoneChange}
        onClose={closeZoneChange}
        onConfirm={() => {
          acceptZoneChange();
          form.current?.requestSubmit();
        }}
      />
    </Card>
  );
}

function useBusiness(profile: OwnProfile) {
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const [saved, setSaved] = useState(fields);
  const { revalidate } = useRevalidator();

  const [zoneChange, setZoneChange] = useState<ZoneChange>();
  const accepted = useRef<ZoneChange>(undefined);

  const { errors, busy, submit } = useForm({
    // The schema loads on first use.
    schema: async () => (await import('../../form/application.schema.ts')).businessSchema,
    read: () => fields,
    // Sent as typed: what is saved is compared with what was on the screen.
    send: async () => {
      const seen = accepted.current;
      accepted.current = undefined;
      setZoneChange(undefined);
      const { far_zips } = await api.put('/professionals/:id/business', {
        param: { id: profile.professional_id },
        json: {
          ...fields,
          base: saved,
          ...(seen ? { seen_time_zone: seen.time_zone, seen_bookings: seen.bookings.map(({ id }) => id) } : {}),
        },
      });
      setSaved(fields);
      toast({ tone: 'success', title: 'Service area saved', description: 'It applies to new visits from now on.' });
      // An instance of the previous version answers without them.
      if (fields.service_area !== saved.service_area && far_zips?.length > 0) toast(farZipsToast(far_zips));
      await revalidate();
    },
    onFailure: (failure) => {
      const { code, message, details } = failure;
      const isShown = Object.keys(failure.fields).some((name) => name in fields);
      if (code === applicationErrors.time_zone_changes.code) setZoneChange(details as unknown as ZoneChange);
      else if (code === profileErrors.profile_changed.code) toast(staleToast(failure));
      else if (!isShown) toast({ tone: 'error', title: 'We couldn’t save your service area', description: message });
    },
  });

  /**
   * Makes the next save compare with what is saved now; keeps what was typed until the person asks for the saved
   * values.
   */
  const staleToast = ({ message, details }: ApiFailure): ToastOptions => {
    const now = details['saved'] as Fields;
    setSaved(now);
    return {
      tone: 'error',
      title: 'Changed elsewhere',
      description: message,
      action: { label: 'Show the saved version', onPress: () => setFields(now) },
    };
  };

  return {
    zoneChange,
    closeZoneChange: () => setZoneChange(undefined),
    /** Lets the next save move the visits that were shown. */
    acceptZoneChange: () => {
      accepted.current = zoneChange;
    },
    fields,
    set: (changes: Partial<Fields>) => setFields((now) => ({ ...now, ...changes })),
    errors,
    isDirty: JSON.stringify(fields) !== JSON.stringify(saved),
    busy,
    submit,
  };
}

/** A day that still starts in the former city leaves clients of the new one no time. */
function farZipsToast(zips: readonly string[]): ToastOptions {
  return {
    title: farZipsTitle(zips),
    description: farZipsText,
    action: { label: 'Change it under Travel', to: '/dashboard/professional/travel' },
  };
}

function fieldsOf({
  service_area,
  service_radius,
  travel_fee,
  years_experience,
  service_location,
}: OwnProfile): Fields {
  return {
    service_area,
    service_radius: String(service_radius),
    travel_fee,
    years_experience: String(years_experience ?? ''),
    service_location,
  };
}
