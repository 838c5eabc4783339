import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import type { StepProps } from './step-props.ts';
import { AreaMap } from '#app/features/applications/business/components/area-map.tsx';
import { ServiceChooser } from './service-chooser.tsx';
import { WorkPhotoPicker } from '../../files/components/work-photo-picker.tsx';

/** Step 2: services, prices and how far the applicant travels. */
export function ExperienceStep({ form, patch, errors }: StepProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label="Years of experience"
          name="yearsExperience"
          min={0}
          step={1}
          max={applicationLimits.yearsMaximum}
          placeholder="0"
          value={form.yearsExperience}
          onChange={({ target }) => patch({ yearsExperience: target.value })}
          error={errors['yearsExperience']}
        />
        <NumberField
          label="Service radius"
          name="serviceRadius"
          min={0}
          step={0.1}
          max={applicationLimits.radiusMaximum}
          value={form.serviceRadius}
          onChange={({ target }) => patch({ serviceRadius: target.value })}
          trailing={<span className="pr-4 text-sm">miles</span>}
          error={errors['serviceRadius']}
        />
        <NumberField
          label="Travel fee"
          name="travelFee"
          min={0}
          step={0.01}
          max={applicationLimits.travelFeeMaximum}
          placeholder="0.00"
          value={form.travelFee}
          onChange={({ target }) => patch({ travelFee: target.value })}
          leading="$"
          trailing={<span className="pr-4 text-sm whitespace-nowrap">per mile</span>}
          error={errors['travelFee']}
        />
      </div>
      <AreaMap area={form.serviceArea} radius={form.serviceRadius} />
      <ServiceChooser form={form} patch={patch} errors={errors} />
      <TextAreaField
        label="About you"
        name="bio"
        rows={5}
        maxLength={applicationLimits.bioMaximum}
        value={form.bio}
        onChange={({ target }) => patch({ bio: target.value })}
        help="What you’re good at, how you work and what clients should have ready."
        counter={`${form.bio.length}/${applicationLimits.bioMaximum}`}
      />
      <TextField
        label="Where you work"
        name="serviceLocation"
        maxLength={200}
        placeholder="Homes, hotels, offices, events"
        value={form.serviceLocation}
        onChange={({ target }) => patch({ serviceLocation: target.value })}
      />
      <WorkPhotoPicker
        photos={form.workPhotos}
        onChange={(change) => patch(({ workPhotos }) => ({ workPhotos: change(workPhotos) }))}
      />
    </div>
  );
}
