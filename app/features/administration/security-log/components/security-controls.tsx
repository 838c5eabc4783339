import { Search } from 'lucide-react';
import { Form } from '#app/ui/fields/form.tsx';
import { Options } from '#app/ui/fields/options.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useComingQuery } from '#app/ui/fields/use-coming-query.ts';
import { useSearchText } from '#app/ui/fields/use-search-text.ts';
import {
  securityKindChoices,
  securityLogRequest,
  type SecurityLogRequest,
  securityOutcomeChoices,
} from '../security-log-request.ts';

interface SecurityControlsProps {
  shown: SecurityLogRequest;
  onChange: (wanted: { kind?: string; outcome?: string; account?: string }) => void;
}

/** The filters of the security log; typing searches after a short pause. */
export function SecurityControls({ shown, onChange }: SecurityControlsProps) {
  const coming = useComingQuery();
  const { kind = 'all', outcome = 'all' } = coming ? securityLogRequest(coming) : shown;
  const { account } = shown;
  const search = useSearchText(account, (wanted) => onChange({ kind, outcome, account: wanted }));
  return (
    <Form
      name="security-search"
      role="search"
      aria-label="Search the security log"
      onSubmit={search.submit}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1fr)_220px_220px]"
    >
      <TextField
        label="Account"
        type="search"
        className="max-lg:col-span-2"
        placeholder="The whole email address"
        leading={<Search aria-hidden="true" className="size-5" />}
        maxLength={254}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      <SelectField
        label="Show"
        value={kind}
        onChange={(event) => onChange({ kind: event.target.value, outcome, account })}
      >
        <Options choices={securityKindChoices} />
      </SelectField>
      <SelectField
        label="Outcome"
        value={outcome}
        onChange={(event) => onChange({ kind, outcome: event.target.value, account })}
      >
        <Options choices={securityOutcomeChoices} />
      </SelectField>
    </Form>
  );
}
