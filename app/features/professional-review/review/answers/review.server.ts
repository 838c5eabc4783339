import * as z from 'zod/mini';
import {
  about,
  day,
  dollars,
  id,
  instant,
  named,
  text,
  timeZone,
  whole,
} from '#app/platform/http/api/answer-fields.server.ts';
import { dueCancellationAnswer } from '#app/features/booking-outcomes/answers/outcomes.server.ts';
import { workPhotoAnswer } from '#app/features/professionals/answers/professional.server.ts';
import { serviceAnswer } from '#app/features/services/answers/services.server.ts';
import { documentKinds } from '#app/features/professional-documents/document-kinds.ts';
import { changeKinds } from '../../changes/proposed-change.ts';

const reviewStates = ['blank', 'waiting', 'approved', 'rejected', 'suspended'] as const;

export const historyEntryAnswer = named(
  'HistoryEntry',
  z.object({
    id,
    at: about('ISO 8601.', instant),
    action: text('application.approved'),
    by: about('Null where the platform itself acted.', z.nullable(text('Dana Whitfield'))),
    reason: z.nullable(text('The client asked for it.')),
  }),
);

const photoUrl = text('/api/storage/profiles/7c9e6679/photo.webp');

export const documentAnswer = named(
  'ProfessionalDocument',
  z.object({
    id,
    kind: z.enum(documentKinds),
    file_path: text('7c9e6679-7425-40de-944b-e07fc1f90ae7/license.pdf'),
    expires_on: about('Null for one that does not expire.', z.nullable(day)),
    content_type: text('application/pdf'),
    size: about('Bytes.', whole),
    uploaded_at: instant,
  }),
);

export const waitingChangeAnswer = named(
  'WaitingChange',
  z.object({
    id,
    change: z.enum(changeKinds),
    document_id: z.nullable(id),
    document_kind: z.nullable(z.enum(documentKinds)),
    categories: z.nullable(z.array(text('massage'))),
    file_path: z.nullable(text('7c9e6679-7425-40de-944b-e07fc1f90ae7/license.pdf')),
    content_type: z.nullable(text('application/pdf')),
    size: about('Bytes.', z.nullable(whole)),
    proposed_at: instant,
  }),
);

export const ownDocumentsAnswer = named(
  'OwnDocuments',
  z.object({
    documents: z.array(documentAnswer),
    categories: z.array(text('massage')),
    changes: z.array(waitingChangeAnswer),
    is_open: about(
      'Changes are asked for after the approval only; before it, the application itself is changed.',
      z.boolean(),
    ),
  }),
);

export const applicationReviewAnswer = named(
  'ApplicationReview',
  z.object({
    id,
    state: z.enum(reviewStates),
    waiting_business_days: about(
      'Business days that the application waits for a decision; null where none is due.',
      z.nullable(whole),
    ),
    profile: z.object({
      id,
      first_name: text('Sam'),
      last_name: text('Rivera'),
      email: text('sam@example.com'),
      phone: text('(512) 555-0199'),
      username: text('sam-rivera'),
      profile_photo_url: z.nullable(photoUrl),
    }),
    image: z.nullable(text('/pictures/portraits/1.webp')),
    bio: z.nullable(text('Ten years of deep tissue work.')),
    service_area: z.nullable(text('Austin, TX')),
    service_area_zip: z.nullable(text('78701')),
    service_location: z.nullable(text('mobile')),
    service_radius: about('Miles.', z.number()),
    travel_fee: about('Dollars a mile.', dollars),
    years_experience: z.nullable(whole),
    time_zone: timeZone,
    verified: z.boolean(),
    is_approved: z.boolean(),
    is_onboarding_complete: z.boolean(),
    stripe_account_status: about(
      '"active", "pending", "restricted" or "rejected"; the column is older than this list and may hold another word.',
      z.nullable(text('active')),
    ),
    applied_at: z.nullable(instant),
    rejected_at: z.nullable(instant),
    suspended_at: z.nullable(instant),
    created_at: instant,
    services: z.array(z.omit(serviceAnswer, { professional_id: true, stripe_price_id: true })),
    work_photos: z.array(workPhotoAnswer),
    documents: z.array(documentAnswer),
    changes: z.array(waitingChangeAnswer),
    categories: z.array(text('massage')),
    history: z.array(historyEntryAnswer),
    upcoming_visits: whole,
    standing_visits: about(
      'Those that a suspension would cancel or keep, earliest first.',
      z.array(dueCancellationAnswer),
    ),
  }),
);
