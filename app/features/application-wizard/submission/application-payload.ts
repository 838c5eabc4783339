import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import type { ApplicationPayload } from '#app/features/applications/form/application.schema.ts';
import { numeric } from '#app/features/applications/form/numeric.ts';

/** The paths of an application's uploaded files. */
export interface UploadedFiles {
  /** The public URL of the photo, or the placeholder's if the upload failed. */
  photoUrl: string | null;
  certifications: { file_path: string; type: string }[];
  insurance: { file_path: string; type: string } | null;
}

/** Builds the payload of complete_professional_profile from the form. */
export function applicationPayload(form: ApplicationForm, files: UploadedFiles): ApplicationPayload {
  return {
    profile_data: {
      first_name: form.firstName.trim(),
      last_name: form.lastName.trim(),
      phone: form.phone.trim(),
      username: form.username.trim().toLowerCase(),
      profile_photo_url: files.photoUrl,
    },
    professional_data: {
      service_area: form.serviceArea.trim(),
      service_radius: form.serviceRadius,
      travel_fee: form.travelFee,
      years_experience: form.yearsExperience,
      bio: form.bio,
      service_location: form.serviceLocation,
      agree_terms: form.agreeTerms as true,
      agree_marketing: form.agreeMarketing,
      services: [...catalogueServices(form), ...customServices(form)],
    },
    certifications: files.certifications,
    insurance: files.insurance,
  };
}

function catalogueServices({ selectedServices, servicePrices, serviceDetails }: ApplicationForm) {
  const catalogue = catalogueGroups.flatMap(({ services }) => services);
  return selectedServices.map((title) => ({
    category_id: catalogue.find((service) => service.title === title)?.categoryId ?? null,
    name: title,
    description: serviceDetails[title] ?? '',
    price: numeric(servicePrices[title]) ?? Number.NaN,
  }));
}

function customServices(form: ApplicationForm) {
  return form.customServices.map(({ name, details, price }) => ({
    category_id: null,
    name,
    description: details,
    price: numeric(price) ?? Number.NaN,
  }));
}
