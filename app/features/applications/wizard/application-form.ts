import { applicationLimits } from '../application-limits.ts';

/** A document as the form knows it (document 1, section 3). */
export interface ApplicationFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  file: File;
  uploaded: boolean;
  /** Where it lies in the bucket once it was uploaded; empty before. */
  path: string;
  /** Why the server refused it, though it was taken when it was chosen. */
  problem?: string | undefined;
}

export interface CustomService {
  /** Tells it from others while its name is still being typed. */
  id: number;
  name: string;
  price: string;
  details: string;
}

/**
 * The application as it is filled in; fields are named and typed as in document 1, section 3. Numbers stay as typed.
 */
export interface ApplicationForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  username: string;
  serviceArea: string;
  profilePhoto: File | null;
  /** Titles of services of the catalogue. */
  selectedServices: string[];
  serviceDetails: Record<string, string>;
  servicePrices: Record<string, string>;
  customServices: CustomService[];
  yearsExperience: string;
  bio: string;
  travelFee: string;
  serviceRadius: string;
  serviceLocation: string;
  workPhotos: File[];
  certifications: ApplicationFile[];
  insuranceFile: ApplicationFile | null;
  password: string;
  confirmPassword: string;
  agreeTerms: boolean;
  agreeMarketing: boolean;
}

export const emptyApplication: ApplicationForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  username: '',
  serviceArea: '',
  profilePhoto: null,
  selectedServices: [],
  serviceDetails: {},
  servicePrices: {},
  customServices: [],
  yearsExperience: '',
  bio: '',
  travelFee: '',
  serviceRadius: String(applicationLimits.radiusDefault),
  serviceLocation: '',
  workPhotos: [],
  certifications: [],
  insuranceFile: null,
  password: '',
  confirmPassword: '',
  agreeTerms: false,
  agreeMarketing: false,
};

/** A chosen file, not uploaded yet. */
export function asApplicationFile(file: File): ApplicationFile {
  return { name: file.name, size: file.size, type: file.type, file, uploaded: false, path: '' };
}
