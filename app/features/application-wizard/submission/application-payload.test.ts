import { describe, expect, it } from 'vitest';
import { applicationSchema } from '#app/features/applications/form/application.schema.ts';
import { emptyApplication } from '#app/features/applications/form/application-form.ts';
import { applicationPayload } from './application-payload.ts';
import { proves } from '#tests/support/proves.ts';

describe('the payload of an application', () => {
  it(
    'carries every field, trimmed, the username in lower case',
    proves('APPLY-070 to APPLY-074', 'APPLY-084 to APPLY-112'),
    () => {
      const form = {
        ...emptyApplication,
        firstName: ' Ana ',
        lastName: ' Reyes ',
        email: 'ana@example.com',
        phone: ' 512 555 0100 ',
        username: ' Ana.R ',
        serviceArea: ' Austin, TX ',
        selectedServices: ['Oil change'],
        servicePrices: { 'Oil change': '80' },
        serviceDetails: { 'Oil change': 'Filter included' },
        customServices: [{ id: 1, name: 'My own', price: '12.50', details: '' }],
        yearsExperience: '7',
        bio: 'Hello',
        travelFee: '0.5',
        serviceLocation: 'Homes',
        agreeTerms: true,
        agreeMarketing: true,
      };
      const files = {
        photoUrl: '/placeholder.svg',
        certifications: [{ file_path: 'u/certifications/1-a.pdf', type: 'application/pdf' }],
        insurance: null,
      };
      const payload = applicationPayload(form, files);
      expect(payload).toEqual({
        profile_data: {
          first_name: 'Ana',
          last_name: 'Reyes',
          phone: '512 555 0100',
          username: 'ana.r',
          profile_photo_url: '/placeholder.svg',
        },
        professional_data: {
          service_area: 'Austin, TX',
          service_radius: '10',
          travel_fee: '0.5',
          years_experience: '7',
          bio: 'Hello',
          service_location: 'Homes',
          agree_terms: true,
          agree_marketing: true,
          services: [
            { category_id: 'auto-care', name: 'Oil change', description: 'Filter included', price: 80 },
            { category_id: null, name: 'My own', description: '', price: 12.5 },
          ],
        },
        certifications: files.certifications,
        insurance: null,
      });
      expect(applicationSchema.safeParse(payload).success).toBe(true);
      expect(JSON.stringify(payload)).not.toContain('password');
    },
  );

  it('the radius is 10 miles unless somebody says otherwise', proves('APPLY-098'), () =>
    expect(emptyApplication.serviceRadius).toBe('10'),
  );
});
