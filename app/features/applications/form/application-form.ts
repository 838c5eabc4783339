import { applicationLimits } from '../application-limits.ts';

/** A document in the form (document 1, section 3). */
export interface ApplicationFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  file: File;
  uploaded: boolean;
  /** Its path in the bucket once uploaded; empty before. */
  path: string;
  /** Why the server refused it, although it passed the check when it was chosen. */
  problem?: string | undefined;
}

export interface CustomService {
  /** Identifies the service while its name is still being typed. */
  id: number;
  name: string;
  price: string;
  details: string;
}

/** The application being filled in; fields are named and typed as in document 1, section 3. Numbers stay as typed. */
export interface ApplicationForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  username: string;
  serviceArea: string;
  profilePhoto: File | null;
  /** Titles of catalog services. */
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

/** Creates the entry of a chosen file that is not uploaded yet. */
export function asApplicationFile(file: File): ApplicationFile {
  return { name: file.name, size: file.size, type: file.type, file, uploaded: false, path: '' };
}
