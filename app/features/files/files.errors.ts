import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of files. */
export const fileErrors = defineErrors({
  bucket_not_found: { kind: 'not_found', message: 'Bucket not found' },
  file_not_found: { kind: 'not_found', message: 'Object not found' },
  invalid_path: { kind: 'invalid', message: 'This isn’t a valid file name.', type: 'validation' },
  foreign_folder: { kind: 'forbidden', message: 'This folder belongs to someone else.', type: 'auth' },
  upload_needs_session: {
    kind: 'unauthenticated',
    message: 'User must be authenticated to upload photos',
    type: 'auth',
  },
  file_exists: { kind: 'conflict', message: 'A file with this name already exists.' },
  file_in_use: { kind: 'conflict', message: 'This file is part of something you’ve submitted.' },
  file_empty: { kind: 'invalid', message: 'The file is empty.', type: 'validation' },
  file_too_large: { kind: 'too_large', message: 'The file is too large.', type: 'validation' },
  wrong_kind: { kind: 'invalid', message: 'We don’t accept this type of file here.', type: 'validation' },
  wrong_ending: {
    kind: 'invalid',
    message: 'The file’s name doesn’t match its type.',
    type: 'validation',
  },
  unreadable_picture: {
    kind: 'invalid',
    message: 'We can’t read this picture. It may be damaged or too large to show.',
    type: 'validation',
  },
  unsafe_document: {
    kind: 'invalid',
    message: 'We can’t open this PDF. It’s damaged or too large to show. Please print it to a plain PDF.',
    type: 'validation',
  },
  locked_document: {
    kind: 'invalid',
    message: 'This PDF is password-protected. Please upload it without a password.',
    type: 'validation',
  },
  page_unreadable: {
    kind: 'invalid',
    message: 'We can’t show this page. You can download the original.',
    type: 'validation',
  },
  documents_busy: {
    kind: 'unavailable',
    message: 'Many files are being opened right now. Please try again in a few seconds.',
  },
  infected: { kind: 'invalid', message: 'This file didn’t pass the virus scan.', type: 'validation' },
  scan_unavailable: {
    kind: 'unavailable',
    message: 'We can’t scan files for viruses right now. Please try again in a few minutes.',
  },
  storage_full: {
    kind: 'conflict',
    message: 'You’ve used all your file space. Please delete some files first.',
  },
  upload_interrupted: { kind: 'malformed', message: 'The upload was interrupted. Please try again.' },
  signature_invalid: { kind: 'forbidden', message: 'This file link isn’t valid or has expired.', type: 'auth' },
});
