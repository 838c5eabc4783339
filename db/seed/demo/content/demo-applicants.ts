import type { ServiceCategoryId } from '#app/features/services/catalogue/categories.ts';
import { emailOf, phoneNumber, usernameOf } from './demo-identity.ts';

export interface DemoDocument {
  kind: 'certification' | 'insurance';
  format: 'pdf' | 'png';
  /** The document's text: a title, then lines. */
  title: string;
  lines: readonly string[];
}

/** A person whose application waits for review. */
export interface DemoApplicant {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  portrait: string;
  categoryId: ServiceCategoryId;
  bio: string;
  zip: string;
  serviceArea: string;
  serviceLocation: string;
  serviceRadius: number;
  travelFee: string;
  yearsExperience: number;
  services: readonly { name: string; description: string; price: string; duration: number }[];
  photos: readonly { scene: string; caption: string }[];
  documents: readonly DemoDocument[];
  /** Days ago. */
  applied: number;
}

type Person = Omit<DemoApplicant, 'username' | 'email' | 'firstName' | 'lastName' | 'phone'>;

export const demoApplicants: readonly DemoApplicant[] = [
  applicant(['Leona', 'Whitfield'], '512', 901, {
    portrait: 'p82',
    categoryId: 'beauty-wellness',
    bio: 'Cuts and color for twelve years, four of them with my own chair. I bring everything: cape, basin, towels and a broom for afterwards.',
    zip: '78745',
    serviceArea: 'Austin, TX 78745',
    serviceLocation: "At the client's home",
    serviceRadius: 20,
    travelFee: '0.50',
    yearsExperience: 12,
    services: [
      { name: 'Cut and blow-dry', description: 'Wash, cut and finish.', price: '68.00', duration: 60 },
      { name: 'Root touch-up', description: 'Matched to your color, with a gloss.', price: '95.00', duration: 90 },
    ],
    photos: [
      { scene: 'beauty-01', caption: 'A bob with a soft line' },
      { scene: 'beauty-02', caption: 'After the root touch-up' },
    ],
    documents: [
      {
        kind: 'certification',
        format: 'png',
        title: 'Cosmetology License',
        lines: ['Leona Whitfield', 'License no. 1187-204', 'Sample board of licensing', 'Valid until May 31, 2028'],
      },
      {
        kind: 'insurance',
        format: 'pdf',
        title: 'Certificate of Liability Insurance',
        lines: [
          'Insured: Leona Whitfield',
          'Policy no. DS-55210',
          'Each occurrence: $1,000,000',
          'Valid until December 31, 2027',
          '',
          'A sample made for the demo. It insures nobody.',
        ],
      },
    ],
    applied: 8,
  }),
  applicant(['Marcus', 'Odell'], '512', 902, {
    portrait: 'p34',
    categoryId: 'auto-care',
    bio: 'Oil, brakes and batteries in your driveway. Sixteen years in a garage taught me what can be done without one.',
    zip: '78660',
    serviceArea: 'Pflugerville, TX 78660',
    serviceLocation: "At the client's home or workplace",
    serviceRadius: 30,
    travelFee: '0.00',
    yearsExperience: 16,
    services: [
      {
        name: 'Oil change',
        description: 'Up to five quarts of full synthetic and a filter.',
        price: '89.00',
        duration: 45,
      },
      { name: 'Front brake pads', description: 'Pads and labour for most cars.', price: '210.00', duration: 120 },
    ],
    photos: [],
    documents: [
      {
        kind: 'certification',
        format: 'pdf',
        title: 'Automobile Technician Certificate',
        lines: [
          'Marcus Odell',
          'Brakes; Engine Repair; Electrical Systems',
          'Certificate no. 40-771-A',
          'Valid until June 30, 2027',
          '',
          'A sample made for the demo. It certifies nobody.',
        ],
      },
    ],
    applied: 3,
  }),
  applicant(['Priya', 'Raman'], '480', 903, {
    portrait: 'p83',
    categoryId: 'pet-services',
    bio: 'Groomer with a soft spot for nervous dogs. I take the time they need, and leave the bathroom as I found it.',
    zip: '85281',
    serviceArea: 'Tempe, AZ 85281',
    serviceLocation: "At the client's home",
    serviceRadius: 15,
    travelFee: '0.75',
    yearsExperience: 5,
    services: [
      {
        name: 'Full groom',
        description: 'Bath, clip, nails and ears, for dogs up to 50 pounds.',
        price: '85.00',
        duration: 90,
      },
    ],
    photos: [],
    documents: [
      {
        kind: 'certification',
        format: 'png',
        title: 'Certified Pet Groomer',
        lines: ['Priya Raman', 'Certificate no. PG-2291', 'Sample groomers guild', 'Valid until March 15, 2029'],
      },
    ],
    applied: 0.1,
  }),
];

function applicant(name: readonly [string, string], areaCode: string, line: number, person: Person): DemoApplicant {
  const [firstName, lastName] = name;
  return {
    username: usernameOf(name),
    email: emailOf(name),
    firstName,
    lastName,
    phone: phoneNumber(areaCode, line),
    ...person,
  };
}
