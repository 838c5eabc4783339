import { describe, expect, test } from 'vitest';
import { readRepository } from '#tests/support/repository/repository-files.ts';

const sources = (await readRepository(/^app\/(features|routes)\/.*\.tsx?$/)).filter(
  ({ path }) => !/\.(test|server)\.tsx?$/.test(path),
);

/** What keeps its own state of an action, and why. No line may be added: use `useAction` or `useForm`. */
const ownActions: Record<string, string> = {
  'app/features/application-wizard/submission/components/use-submit-application.ts': 'its phases outlive the page',
  'app/features/booking-form/payment/components/use-submit-booking.ts': 'it leaves for Stripe and comes back',
  'app/features/visits/components/use-cancel-booking.ts': 'several bookings are cancelled at once',
  'app/features/calendar/components/use-calendar-changes.ts': 'several changes are shown before they are answered',
  'app/features/calendar/grid/components/use-opened.ts': 'it is shown before it is answered, as above',
  'app/features/professional-desk/components/use-complete-job.ts': 'it is shown before it is answered, as above',
};

describe('an action is run by useAction or useForm', () => {
  test.each([
    ['a state for being busy', 'const [busy, setBusy] = useState(false);', true],
    ['the same of a step', "const [busy, setBusy] = useState<'testing'>();", true],
    ['the same under another name', 'const [isSaving, setSaving] = useState(false);', true],
    ['the same with the id of a row', 'const [busyId, setBusyId] = useState<string>();', true],
    ['a guard against a second press', 'const underWay = useRef(false);', true],
    ['idempotency keys of its own', 'const [attempt] = useState(createAttempts);', true],
    ['the hook', 'const { busy, run } = useAction(() => api.post());', false],
    ['another state', 'const [isOpen, setOpen] = useState(false);', false],
  ])('%s', (_, text, expected) => expect(keepsOwnState(text)).toBe(expected));

  test('in this repository', () => {
    const found = sources.filter(({ text }) => keepsOwnState(text)).map(({ path }) => path);
    expect(sources.filter(({ text }) => /\buse(Action|Form)[<(]/.test(text)).length).toBeGreaterThan(30);
    expect(found.sort()).toEqual(Object.keys(ownActions).toSorted());
  });
});

function keepsOwnState(text: string): boolean {
  return (
    /\bset(Is)?(Busy|Saving|Sending|Submitting|Blocking|Deleting|Loading|Working)\w*\]\s*=\s*useState\b/.test(text) ||
    /\bunderWay\s*=\s*useRef\b/.test(text) ||
    /\buseState\(createAttempts\)/.test(text)
  );
}

/** What leaves the failure to others, and to whom. */
const saidElsewhere: Record<string, string> = {
  'app/features/availability/blocks/components/block-form.tsx': 'use-blocks',
  'app/features/professional-desk/components/service-columns.tsx': 'use-service-changes',
  'app/features/push/components/push-devices.tsx': 'use-push',
  'app/features/services/components/delete-service-dialog.tsx': 'use-service-changes',
  'app/features/services/components/service-form.tsx': 'use-service-changes',
  'app/features/booking-form/steps/components/use-slots.ts': 'date-step and time-step',
  'app/features/map/components/use-pins.ts': 'map-panel',
  'app/features/addresses/components/use-addresses.ts': 'nobody: without them an address is typed as at the first time',
};

describe('what was pressed, sent or loaded says that it failed', () => {
  test.each([
    ['an action', "useAction(() => api.post('/x'))", true],
    ['an action with a word for it', "useAction(() => api.post('/x'), { onFailure: toast })", false],
    ['a form that shows it', 'const { failure, submit } = useForm({ schema, send })', false],
    ['what is loaded later', 'const { data } = useLoaded(id, load); if (!data) return <Skeleton />;', true],
    ['the same with a word for it', "useLoaded(id, load); if (state === 'failed') return <Failure />;", false],
  ])('%s', (_, text, expected) => expect(failsSilently(text)).toBe(expected));

  test('in this repository', () => {
    const found = sources.filter(({ text }) => failsSilently(text));
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(saidElsewhere).toSorted());
  });
});

function failsSilently(text: string): boolean {
  return (
    (/\buse(Action|Form)[<(]/.test(text) && !/\b(onFailure|failure)\b/.test(text)) ||
    (/\buseLoaded[<(]/.test(text) && !text.includes("'failed'"))
  );
}
