export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A field's position in the form, its name, type and value. */
export type FieldContents = [place: number, name: string, type: string, value: string | boolean];

/** Types of fields whose contents are never saved. */
const unkept = ['file', 'hidden', 'submit', 'button', 'reset', 'image'];

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Returns the contents of a form that may be saved: no passwords, files, codes or card data. */
export function readFields(form: HTMLFormElement): FieldContents[] {
  return [...form.elements].flatMap((field, place): FieldContents[] => {
    if (!isField(field) || !mayBeKept(field)) return [];
    return [[place, field.name, field.type, isSwitch(field) ? field.checked : field.value]];
  });
}

/** Returns the kinds of filled-in contents that must not be saved: `password`, `file` or `code`. */
export function readSecrets(form: HTMLFormElement): string[] {
  const secrets = [...form.elements].filter(isField).flatMap((field) => {
    if (field.value === '' || field.type === 'hidden') return [];
    if (isOneTimeCode(field)) return ['code'];
    if (isPassword(field)) return ['password'];
    return field.type === 'file' ? ['file'] : [];
  });
  return [...new Set(secrets)];
}

/** Finds the field that saved contents came from, even if fields before it were added or removed. */
export function findField(form: HTMLFormElement, [place, name, type, value]: FieldContents): Field | undefined {
  const fits = (field: unknown): field is Field =>
    isField(field) && field.name === name && field.type === type && mayBeKept(field);
  const there = form.elements[place];
  if (fits(there)) return there;
  const alike = [...form.elements].filter(fits);
  return name !== '' && type !== 'radio' && alike.length === 1 && typeof value !== 'undefined' ? alike[0] : undefined;
}

/**
 * Sets a field's value as typing does, so that React, which compares with what it last wrote, notices.
 * https://github.com/facebook/react/issues/11488
 */
export function fillField(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isSwitch(field) || (field.type === 'radio' && !value)) return;
    field.checked = !value;
    field.click();
    return;
  }
  // A chosen file cannot be set, and stays chosen: the events alone tell of it.
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns a field's current contents, in the form that fillField takes. */
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

/** A revealed password has the type `text`. */
function isPassword({ type, name, autocomplete }: Field): boolean {
  return type === 'password' || /password/i.test(`${name} ${autocomplete}`);
}

function isOneTimeCode(field: Field): boolean {
  return field.autocomplete === 'one-time-code' || field.name === 'code';
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
