import { contentsOf, fillField, findField, isField, readFields, readSecrets, type FieldContents } from './fields.ts';
import { recall, retain } from './session-keep.ts';
import { pageWatchTimes } from './times.ts';

interface FormContents {
  fields: FieldContents[];
  /** The kinds of what was filled in and must not be saved. */
  secrets: string[];
}
interface Kept {
  path: string;
  at: number;
  forms: Record<string, FormContents>;
}

const storageName = 'typed';
const touched = window.typedFields ?? new Set();
/** Contents from the previous page, until their forms appear. */
const waiting = taken();
const secretsOf: Record<string, string[]> = {};

/** Fills the forms that came with the page. */
export function fillForms(): void {
  for (const form of document.forms) bringContents(form);
}

/** Saves typed input in this tab's storage, for the next page if it has the same path. */
export function saveTypedFields(): void {
  const forms = { ...waiting };
  for (const form of document.forms) {
    const name = form.getAttribute('name');
    if (name && [...form.elements].some((field) => touched.has(field)))
      forms[name] = { fields: readFields(form), secrets: readSecrets(form) };
  }
  if (Object.keys(forms).length === 0) return;
  retain(storageName, JSON.stringify({ path: window.location.pathname, at: Date.now(), forms } satisfies Kept));
}

/** Restores the earlier contents of a hydrated form and notifies React. See PageWatch. */
export function bringBack(form: HTMLFormElement): string[] | undefined {
  bringContents(form);
  for (const field of form.elements) if (isField(field) && touched.has(field)) fillField(field, contentsOf(field));
  return secretsOf[nameOf(form)];
}

function taken(): Kept['forms'] {
  const text = recall(storageName);
  retain(storageName);
  if (!text) return {};
  const { path, at, forms } = JSON.parse(text) as Kept;
  return path === window.location.pathname && Date.now() - at < pageWatchTimes.kept ? forms : {};
}

function bringContents(form: HTMLFormElement): void {
  const name = nameOf(form);
  const contents = waiting[name];
  if (!contents) return;
  delete waiting[name];
  secretsOf[name] = contents.secrets;
  const left = fill(form, contents.fields);
  if (left.length > 0) fillLate(form, left);
}

/**
 * Fills the fields of a form.
 * @returns the contents that have no field yet
 */
function fill(form: HTMLFormElement, contents: FieldContents[]): FieldContents[] {
  return contents.filter((entry) => {
    const field = findField(form, entry);
    if (field && contentsOf(field) !== entry[3]) fillField(field, entry[3]);
    return !field;
  });
}

/** Some fields appear only after a choice before them. */
function fillLate(form: HTMLFormElement, contents: FieldContents[]): void {
  let left = contents;
  const observer = new MutationObserver(() => {
    left = fill(form, left);
    if (left.length === 0) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), pageWatchTimes.lateFields);
}

function nameOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}
