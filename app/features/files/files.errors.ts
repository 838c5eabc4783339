import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of files. */
export const fileErrors = defineErrors({
  bucket_not_found: { kind: 'not_found', message: 'Bucket not found' },
  file_not_found: { kind: 'not_found', message: 'Object not found' },
  invalid_path: { kind: 'invalid', message: 'This is not a name that a file can have.', type: 'validation' },
  foreign_folder: { kind: 'forbidden', message: 'This folder belongs to somebody else.', type: 'auth' },
  upload_needs_session: {
    kind: 'unauthenticated',
    message: 'User must be authenticated to upload photos',
    type: 'auth',
  },
  file_exists: { kind: 'conflict', message: 'A file of this name exists already.' },
  file_in_use: { kind: 'conflict', message: 'This file is part of something that was handed in.' },
  file_empty: { kind: 'invalid', message: 'The file is empty.', type: 'validation' },
  file_too_large: { kind: 'too_large', message: 'The file is too large.', type: 'validation' },
  wrong_kind: { kind: 'invalid', message: 'This kind of file is not accepted here.', type: 'validation' },
  wrong_ending: {
    kind: 'invalid',
    message: 'The file’s name ends differently than what is in it.',
    type: 'validation',
  },
  unreadable_picture: {
    kind: 'invalid',
    message: 'This picture cannot be read. It may be damaged, or too large to show.',
    type: 'validation',
  },
  unsafe_document: {
    kind: 'invalid',
    message: 'This PDF cannot be opened: it is damaged or too large to show. Please print it to a plain PDF.',
    type: 'validation',
  },
  locked_document: {
    kind: 'invalid',
    message: 'This PDF is protected by a password. Please upload it without one.',
    type: 'validation',
  },
  page_unreadable: {
    kind: 'invalid',
    message: 'This page cannot be shown. The original can be downloaded.',
    type: 'validation',
  },
  documents_busy: {
    kind: 'unavailable',
    message: 'Many documents are being opened right now. Please try again in a few seconds.',
  },
  infected: { kind: 'invalid', message: 'The virus scan refused this file.', type: 'validation' },
  scan_unavailable: {
    kind: 'unavailable',
    message: 'Files cannot be checked for viruses right now. Please try again in a few minutes.',
  },
  storage_full: {
    kind: 'conflict',
    message: 'Your account has reached the space it has for files. Please delete some first.',
  },
  upload_interrupted: { kind: 'malformed', message: 'The upload was interrupted. Please try again.' },
  signature_invalid: { kind: 'forbidden', message: 'This link to the file is not valid, or no longer.', type: 'auth' },
});
