import { useEffect } from 'react';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { SpeedProfile } from '../../drive/drive-time.ts';
import { roadTimes, routeLimits, travelLimits } from '../travel-limits.ts';
import type { TravelSettingsDto } from '../travel-settings-dto.ts';
import { farZipsText, farZipsTitle } from '../far-zips-messages.ts';
import { useTravelSettings } from './use-travel-settings.ts';

interface TravelSettingsFormProps {
  settings: TravelSettingsDto;
  /** Called with whether leaving would lose changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const profileNames: Record<SpeedProfile, string> = {
  city: 'City streets',
  suburban: 'Suburbs',
  rural: 'Country roads',
};
const minutes = <span className="pr-3 text-sm">min</span>;

/** The form for how a professional gets from one visit to the next. */
export function TravelSettingsForm({ settings, onUnsaved }: TravelSettingsFormProps) {
  const { saved, errors, busy, isChanged, submit, onInput, onBlur } = useTravelSettings(settings);
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  const { parking, maximumDrive } = travelLimits;
  return (
    <Form
      name="travel-settings"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
      className="flex max-w-[760px] flex-col gap-6"
    >
      {saved.far_zips?.length > 0 ? (
        <Notice title={farZipsTitle(saved.far_zips)}>
          {farZipsText} If you’ve moved, change where you start and finish below.
        </Notice>
      ) : null}
      <Card padding="large">
        <CheckboxField
          name="is_on"
          label="Offer only times I can get to"
          help="We estimate the drive between ZIP codes, with the traffic of the hour. It comes on top of your buffer."
          defaultChecked={saved.is_on}
        />
        <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            name="speed_profile"
            label="Where you drive"
            error={errors['speed_profile']}
            defaultValue={saved.speed_profile}
            className="sm:col-span-2"
          >
            {Object.entries(profileNames).map(([profile, name]) => (
              <option key={profile} value={profile}>
                {name}
              </option>
            ))}
          </SelectField>
          <NumberField
            name="parking_minutes"
            label="Parking at each visit"
            help="From arriving to ringing the bell."
            min={parking.minimum}
            max={parking.maximum}
            step={parking.step}
            trailing={minutes}
            error={errors['parking_minutes']}
            defaultValue={saved.parking_minutes}
          />
          <NumberField
            name="maximum_drive_minutes"
            label="Longest drive"
            help="Leave it empty for any."
            min={maximumDrive.minimum}
            max={maximumDrive.maximum}
            step={maximumDrive.step}
            trailing={minutes}
            error={errors['maximum_drive_minutes']}
            defaultValue={saved.maximum_drive_minutes ?? ''}
          />
        </div>
      </Card>
      <DayFields saved={saved} errors={errors} />
      <RouteDiscount saved={saved} errors={errors} />
      <Button type="submit" loading={busy} disabled={!isChanged} className="self-start">
        Save travel
      </Button>
    </Form>
  );
}

/** Where and when the day on the road starts and ends. */
function DayFields({ saved, errors }: { saved: TravelSettingsDto; errors: Record<string, string> }) {
  const zip = { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } as const;
  const area = saved.service_area_zip === null ? '' : ` (${saved.service_area_zip})`;
  return (
    <Card padding="large">
      <h2 className="mb-5 text-lg font-semibold">Your day on the road</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...zip}
          name="start_zip"
          label="ZIP where you start"
          help={`Leave it empty for your service area${area}.`}
          error={errors['start_zip']}
          defaultValue={saved.start_zip ?? ''}
        />
        <RoadTime name="earliest_time" label="Set off at the earliest" value={saved.earliest_time} errors={errors} />
        <TextField
          {...zip}
          name="end_zip"
          label="ZIP where you finish"
          help="Leave it empty for where you start."
          error={errors['end_zip']}
          defaultValue={saved.end_zip ?? ''}
        />
        <RoadTime name="latest_time" label="Be back at the latest" value={saved.latest_time} errors={errors} />
      </div>
    </Card>
  );
}

/** What clients save at times near another visit of the day. */
function RouteDiscount({ saved, errors }: { saved: TravelSettingsDto; errors: Record<string, string> }) {
  const { minimum, maximum, step } = travelLimits.routeDiscount;
  return (
    <Card padding="large">
      <h2 className="text-lg font-semibold">Best for the route</h2>
      <p className="mt-1 mb-5 text-dim">
        A time right before or after another visit of yours, {routeLimits.drive} minutes away at most, is marked “Best
        for the route”. Clients never learn where that visit is. A discount can lead them there.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="route_discount_percent"
          label="Discount at these times"
          help="Off your price, not the travel fee. 0 for none."
          min={minimum}
          max={maximum}
          step={step}
          trailing={<span className="pr-3 text-sm">%</span>}
          error={errors['route_discount_percent']}
          defaultValue={saved.route_discount_percent}
        />
      </div>
    </Card>
  );
}

interface RoadTimeProps {
  name: 'earliest_time' | 'latest_time';
  label: string;
  value: string | null;
  errors: Record<string, string>;
}

function RoadTime({ name, label, value, errors }: RoadTimeProps) {
  return (
    <SelectField name={name} label={label} error={errors[name]} defaultValue={value ?? ''}>
      <option value="">Any time</option>
      {roadTimes.map((time) => (
        <option key={time} value={time}>
          {formatMinuteOfDay(minuteOfDay(time))}
        </option>
      ))}
    </SelectField>
  );
}
