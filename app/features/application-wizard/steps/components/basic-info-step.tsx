import { TextField } from '#app/ui/fields/text-field.tsx';
import type { StepProps } from './step-props.ts';
import { PhotoField } from '../../files/components/photo-field.tsx';
import { ServiceAreaField } from '#app/features/applications/business/components/service-area-field.tsx';
import { UsernameField } from './username-field.tsx';

/** Step 1: the applicant's name, contact details and service area. */
export function BasicInfoStep({ form, patch, errors }: StepProps) {
  return (
    <div className="flex flex-col gap-6">
      <PhotoField photo={form.profilePhoto} onChange={(profilePhoto) => patch({ profilePhoto })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={100}
          value={form.firstName}
          onChange={({ target }) => patch({ firstName: target.value })}
          error={errors['firstName']}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={100}
          value={form.lastName}
          onChange={({ target }) => patch({ lastName: target.value })}
          error={errors['lastName']}
        />
      </div>
      <UsernameField
        username={form.username}
        onChange={(username) => patch({ username })}
        problem={errors['username']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={form.email}
          onChange={({ target }) => patch({ email: target.value })}
          error={errors['email']}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          value={form.phone}
          onChange={({ target }) => patch({ phone: target.value })}
          error={errors['phone']}
        />
      </div>
      <ServiceAreaField
        area={form.serviceArea}
        onChange={(serviceArea) => patch({ serviceArea })}
        problem={errors['serviceArea']}
      />
    </div>
  );
}
