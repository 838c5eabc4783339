import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { RemovableChip } from '#app/ui/chip.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ArrowRightIcon, CloseIcon, FilterIcon, SearchIcon } from '#app/ui/icons.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Columns, Part, Row } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonPart() {
  return (
    <Part
      id="buttons"
      title="Buttons"
      text="One primary button a view; its words are a verb and say what it costs where it costs something."
    >
      {variants.map((variant) => (
        <Row key={variant} name={variant}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
        </Row>
      ))}
      <Row name="With an icon, as a link, only an icon">
        <Button>
          <SearchIcon /> Search
        </Button>
        <ButtonLink to="/ui" variant="secondary">
          A link <ArrowRightIcon className="size-4" />
        </ButtonLink>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
        <IconButton label="Close" disabled>
          <CloseIcon />
        </IconButton>
        <Spinner label="Loading" />
      </Row>
      <Button wide size="large">
        As wide as its column
      </Button>
    </Part>
  );
}

export function FieldPart() {
  return (
    <Part id="fields" title="Fields" text="Label above, help or error below; what was typed is never lost.">
      <Columns name="Text">
        <TextField label="Empty" placeholder="What to write" help="A sentence that helps." />
        <TextField label="Filled" defaultValue="Maya" required />
        <TextField label="Wrong" defaultValue="maya@" error="Please enter a valid email address" />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <TextField label="Read-only" defaultValue="maya@doorstep.test" readOnly />
        <TextField
          label="With an icon, a unit and a counter"
          leading={<SearchIcon />}
          trailing={<span className="px-4">mi</span>}
          defaultValue="10"
          counter="2/3"
        />
        <PasswordField label="Password" defaultValue="doorstep-demo" autoComplete="off" />
        <SelectField label="Choice">
          <option>Highest Rating</option>
          <option>Available soonest</option>
        </SelectField>
        <TextAreaField label="Long text" defaultValue="Ring twice, the dog sleeps." counter="27/500" />
        <TextAreaField label="Long text, wrong" error="Please write something" />
      </Columns>
      <Columns name="Ticks and switches">
        <CheckboxField label="A tick" defaultChecked />
        <CheckboxField label="A tick that is missing" error="Please accept the terms" />
        <CheckboxField look="switch" label="A switch" defaultChecked help="Takes effect at once." />
        <CheckboxField look="switch" label="Disabled" disabled />
      </Columns>
    </Part>
  );
}

export function ChoicePart() {
  const [isOn, setOn] = useState(true);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const tabs = [
    { id: 'one', label: 'Upcoming', count: 2, content: <p>What comes next.</p> },
    { id: 'two', label: 'Past', content: <p>What has been.</p> },
  ] as const;
  return (
    <Part id="choices" title="Chips and tabs">
      <Row name="Chips">
        <button type="button" className="chip" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          Pressed or not
        </button>
        <button type="button" className="chip">
          <FilterIcon /> Filters
        </button>
        <button type="button" className="chip" disabled>
          Disabled
        </button>
        <RemovableChip removeLabel="Remove filter Austin" onRemove={() => undefined}>
          Austin
        </RemovableChip>
      </Row>
      <Tabs label="Tabs with a line" tabs={tabs} value={tab} onChange={setTab} />
      <Tabs label="Tabs in a box" look="boxed" tabs={tabs} value={tab} onChange={setTab} />
    </Part>
  );
}
