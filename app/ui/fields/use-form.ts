import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { afterPress } from '#app/lib/browser/after-press.ts';
import { firstByField } from '#app/lib/first-by-field.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '../actions/use-action.ts';
import { focusFirstError } from './focus-first-error.ts';

/** The first error of each field, by field name. */
export type FormErrors = Record<string, string>;

interface FormOptions<Schema extends z.ZodMiniType> {
  /** Validates here what the server validates again; a function loads it on first use. */
  schema: Schema | (() => Promise<Schema>);
  /** Reads what the schema validates; by default the fields of the form, by name. */
  read?: ((form: HTMLFormElement) => unknown) | undefined;
  /**
   * Sends valid values. The idempotency key is the same for the same values until the server has answered.
   * @throws ApiFailure whose errors by field are shown under the fields
   */
  send: (values: z.output<Schema>, idempotencyKey: string) => unknown;
  /** Says that sending failed; errors by field are shown without it. */
  onFailure?: ((failure: ApiFailure) => unknown) | undefined;
  /**
   * When a field shows its error: once the form is sent, and until it is sent again (`on-send`) or the error is fixed
   * (`after-send`), or already when the field was left (`when-left`) or left with something in it (`when-filled`).
   */
  checks?: 'on-send' | 'after-send' | 'when-left' | 'when-filled' | undefined;
  /** The error text for a message of the schema or the server, where they differ. */
  textOf?: ((message: string) => string) | undefined;
  /** The errors to begin with. */
  errors?: FormErrors | undefined;
  /** Where the first field in error is scrolled to: the center if something would cover the edge. */
  scrollTo?: 'nearest' | 'center' | undefined;
}

/**
 * A form over the schema that the server validates with as well: the first error of each field is shown under it, and
 * the first field in error gets the focus. What was typed stays, whatever happens. Pass `submit`, `onInput` and
 * `onBlur` to the Form.
 */
export function useForm<Schema extends z.ZodMiniType>(options: FormOptions<Schema>) {
  const { send, onFailure, checks = 'on-send', textOf = (message) => message } = options;
  const [errors, setErrors] = useState<FormErrors>(options.errors ?? {});
  const showErrors = useShownErrors(setErrors, options.scrollTo);
  const touched = useRef(new Set<string>());
  const submits = useRef(0);
  const { busy, failure, run, clear } = useAction<{ form: HTMLFormElement; values: z.output<Schema> }>(
    ({ values }, attempt) => attempt(values, async (idempotencyKey) => send(values, idempotencyKey)),
    {
      onFailure: (failure, { form }) => {
        const found = Object.entries(failure.fields).map(([field, message]) => [field, textOf(message)]);
        showErrors(form, Object.fromEntries(found));
        return onFailure?.(failure);
      },
    },
  );

  const check = async (form: HTMLFormElement) => {
    const { schema, read = fieldsOf } = options;
    const checked = (typeof schema === 'function' ? await schema() : schema).safeParse(read(form));
    const errors = { ...firstByField(checked.error?.issues ?? [], textOf), ...halfTypedDates(form) };
    return { ...checked, isComplete: Object.keys(errors).length === 0, errors };
  };
  const review = async (form: HTMLFormElement) => {
    const { errors: found } = await check(form);
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => touched.current.has(name))));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    submits.current += 1;
    clear();
    const checked = await check(form);
    if (checks !== 'on-send') for (const name of fieldNames(form)) touched.current.add(name);
    showErrors(form, checked.errors);
    if (checked.success && checked.isComplete) await run({ form, values: checked.data });
  };
  return {
    errors,
    busy,
    failure,
    submit,
    /** Removes the errors, as when a dialog is closed. */
    clear: () => {
      touched.current.clear();
      setErrors({});
      clear();
    },
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      if (touched.current.size > 0) void review(currentTarget);
    },
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      if (!isField(target) || !(checks === 'when-left' || (checks === 'when-filled' && target.value !== ''))) return;
      touched.current.add(target.name);
      const before = submits.current;
      afterPress(() => {
        // A press that submitted the form shows its errors, and those of the server, itself.
        if (submits.current === before) void review(currentTarget);
      });
    },
  };
}

/** Shows errors, and moves the focus to the first field in error once it is marked as such. */
function useShownErrors(setErrors: (errors: FormErrors) => void, scrollTo?: 'nearest' | 'center') {
  const [refused, setRefused] = useState<{ form: HTMLFormElement }>();
  useEffect(() => {
    if (refused) focusFirstError(refused.form, scrollTo);
  }, [refused, scrollTo]);
  return (form: HTMLFormElement, found: FormErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefused({ form });
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return element.matches('input, select, textarea');
}

function fieldNames(form: HTMLFormElement): string[] {
  return [...form.elements].filter(isField).map(({ name }) => name);
}

/**
 * Returns an error for each date that is typed in part, or that no calendar has. The browser gives its field the value
 * of an empty one, so that an optional date would be taken for none.
 */
export function halfTypedDates(form: HTMLFormElement): FormErrors {
  const dates = [...form.elements].filter((element) => element.matches('input[type="date"]')) as HTMLInputElement[];
  const halfTyped = dates.filter(({ validity }) => validity.badInput);
  return Object.fromEntries(halfTyped.map(({ name }) => [name, 'Please enter a whole date that exists.']));
}

/** Returns what the fields of a form hold, by name; lines end with \n, which browsers do differently. */
export function fieldsOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value]),
  );
}
