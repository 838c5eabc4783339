import { expect, it } from 'vitest';
import { serviceToasts, serviceLabels } from './service-labels.ts';
import { serviceErrors } from './services.errors.ts';
import { proves } from '#tests/support/proves.ts';

for (const [proof, said, text] of [
  [proves('ERR-068'), serviceLabels.loadFailed, 'Failed to load services'],
  [proves('ERR-075'), serviceToasts.created(true).title, 'Service created successfully'],
  [proves('ERR-076'), serviceToasts.updated().title, 'Service updated successfully'],
  [proves('ERR-077'), serviceToasts.deleted(true).title, 'Service deleted successfully from both database and Stripe'],
  [proves('ERR-078'), serviceToasts.creationFailed('x').title, 'Failed to create service'],
  [proves('ERR-079'), serviceToasts.updateFailed('x').title, 'Failed to update service'],
  [proves('ERR-080'), serviceToasts.deletionFailed('x').title, 'Failed to delete service'],
  [proves('ERR-081'), serviceErrors.service_no_session.message, 'No session found'],
  [proves('ERR-082'), serviceErrors.service_no_professional.message, 'Professional ID not found'],
  [proves('SVC-010'), serviceLabels.empty, 'No services added yet. Click "Add Service" to create your first service.'],
] as const)
  it(`says "${text}"`, proof, () => expect(said).toBe(text));

it('does not claim what Stripe has not heard of', proves('ERR-077'), () => {
  expect(serviceToasts.deleted(false)).toMatchObject({
    title: 'Service deleted',
    tone: 'success',
    description: expect.stringContaining('Stripe hasn’t answered yet'),
  });
  expect(serviceToasts.created(false).description).toContain('We’ll keep trying');
});
