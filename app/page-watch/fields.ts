export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Its place in the form, its name and kind, and what it holds. */
export type FieldContents = [place: number, name: string, type: string, value: string | boolean];

/** Kinds of fields whose contents are never kept. */
const unkept = ['file', 'hidden', 'submit', 'button', 'reset', 'image'];

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What a form holds that may be kept: no passwords, files, codes or card data. */
export function readFields(form: HTMLFormElement): FieldContents[] {
  return [...form.elements].flatMap((field, place): FieldContents[] => {
    if (!isField(field) || !mayBeKept(field)) return [];
    return [[place, field.name, field.type, isSwitch(field) ? field.checked : field.value]];
  });
}

/** What a form holds that may not be kept, by kind: `password`, `file` or `code`. */
export function readSecrets(form: HTMLFormElement): string[] {
  const secrets = [...form.elements].filter(isField).flatMap((field) => {
    if (field.value === '' || field.type === 'hidden') return [];
    if (isOneTimeCode(field)) return ['code'];
    if (isPassword(field)) return ['password'];
    return field.type === 'file' ? ['file'] : [];
  });
  return [...new Set(secrets)];
}

/** Finds the field that contents came from, also when fields before it came or went. */
export function findField(form: HTMLFormElement, [place, name, type, value]: FieldContents): Field | undefined {
  const fits = (field: unknown): field is Field =>
    isField(field) && field.name === name && field.type === type && mayBeKept(field);
  const there = form.elements[place];
  if (fits(there)) return there;
  const alike = [...form.elements].filter(fits);
  return name !== '' && type !== 'radio' && alike.length === 1 && typeof value !== 'undefined' ? alike[0] : undefined;
}

/**
 * Puts a value into a field as typing does: React, which compares with what it wrote last, hears of it too.
 * https://github.com/facebook/react/issues/11488
 */
export function fillField(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isSwitch(field) || (field.type === 'radio' && !value)) return;
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What a field holds now, as fillField takes it. */
export function contentsOf(field: Field): string | boolean {
  return isSwitch(field) ? field.checked : field.value;
}

function mayBeKept(field: Field): boolean {
  const isReadOnly = 'readOnly' in field && field.readOnly && !isSwitch(field);
  return (
    !unkept.includes(field.type) &&
    !isReadOnly &&
    !isPassword(field) &&
    !isOneTimeCode(field) &&
    !field.autocomplete.startsWith('cc-')
  );
}

/** One that is shown is of the kind `text`. */
function isPassword({ type, name, autocomplete }: Field): boolean {
  return type === 'password' || /password/i.test(`${name} ${autocomplete}`);
}

function isOneTimeCode(field: Field): boolean {
  return field.autocomplete === 'one-time-code' || field.name === 'code';
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
