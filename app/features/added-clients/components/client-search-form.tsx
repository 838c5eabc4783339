import type { FormEvent } from 'react';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';

interface ClientSearchFormProps {
  text: string;
  onText: (text: string) => void;
  /** Left out where every letter searches at once. */
  onSubmit?: (event: FormEvent) => void;
}

/** The search of a professional's clients. */
export function ClientSearchForm({ text, onText, onSubmit }: ClientSearchFormProps) {
  return (
    <Form name="client-search" role="search" onSubmit={(event) => onSubmit?.(event)} className="w-full sm:max-w-96">
      <TextField
        label="Search clients"
        hideLabel
        type="search"
        autoComplete="off"
        maxLength={200}
        leading={<SearchIcon className="size-5" />}
        placeholder="Name, email or phone"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </Form>
  );
}
