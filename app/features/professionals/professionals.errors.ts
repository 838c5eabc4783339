import { defineErrors } from '#app/platform/errors/app-error.ts';

export const professionalErrors = defineErrors({
  professional_not_found: { kind: 'not_found', message: 'Professional not found' },
  invalid_work_photo: { kind: 'invalid', message: 'Invalid file provided for work photo upload.', type: 'validation' },
});
