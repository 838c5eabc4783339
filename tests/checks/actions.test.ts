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
