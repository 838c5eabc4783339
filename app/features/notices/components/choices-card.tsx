import { Lock } from 'lucide-react';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { channels, type Channel, type Recipient } from '../notices.ts';
import { offeredChoices, type ChoiceState } from '../notification-choices.ts';
import { useChoices } from './use-choices.ts';

const channelNames: Record<Channel, string> = { mail: 'Email', push: 'Push', sms: 'Text' };
/** How a switch is named after what it is about. */
const byChannel: Record<Channel, string> = { mail: 'by email', push: 'by push', sms: 'by text' };

interface ChoicesCardProps {
  recipient: Recipient;
  choices: readonly ChoiceState[];
  /** Whether this person has a mobile number that gets texts. */
  hasSms: boolean;
}

/** A switch for each kind of notice on each channel, which takes effect at once. */
export function ChoicesCard({ recipient, choices, hasSms }: ChoicesCardProps) {
  const offered = channels.filter((channel) => channel !== 'sms' || hasSms);
  const { states, choose } = useChoices(choices);
  const rows = states.filter((state) => state.recipient === recipient);
  return (
    <Card padding="large">
      <h2 className="text-2xl">What we notify you about</h2>
      <p className="mt-2 max-w-[60ch] text-dim">
        Push goes to every browser where you’ve enabled it. Security, receipts and refunds always come by email.
        {hasSms ? ' Texts are off until you turn them on.' : ''}
      </p>
      <div aria-hidden="true" className="mt-6 hidden justify-end gap-2 pb-2 text-xs font-semibold text-dim sm:flex">
        {offered.map((channel) => (
          <span key={channel} className="w-16 text-center">
            {channelNames[channel]}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line border-t border-line max-sm:mt-6">
        {rows.map((state) => (
          <ChoiceRow
            key={state.kind}
            state={state}
            offered={offered}
            onChoose={(channel, enabled) => choose(state, channel, enabled)}
          />
        ))}
      </ul>
      <div aria-live="polite">{hasNoBookingNotices(rows) ? <SilenceNotice /> : null}</div>
    </Card>
  );
}

interface ChoiceRowProps {
  state: ChoiceState;
  offered: readonly Channel[];
  onChoose: (channel: Channel, enabled: boolean) => void;
}

function ChoiceRow({ state, offered, onChoose }: ChoiceRowProps) {
  // Two fit a phone side by side, of whatever width; three stand in columns.
  const isGrid = offered.length > 2;
  const words = offeredChoices[state.recipient].find(({ kind }) => kind === state.kind);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold">{words?.title}</h3>
        <p className="text-sm text-dim">{words?.text}</p>
      </div>
      <div className={classNames('flex gap-2 max-sm:w-full', isGrid && 'max-sm:grid max-sm:grid-cols-3')}>
        {offered.map((channel) => (
          <ChannelSwitch
            key={channel}
            name={`${words?.title} ${byChannel[channel]}`}
            label={channelNames[channel]}
            value={state[channel]}
            isFixed={state.fixed.includes(channel)}
            keepsPlace={isGrid}
            onChange={(enabled) => onChoose(channel, enabled)}
          />
        ))}
      </div>
    </li>
  );
}

interface ChannelSwitchProps {
  name: string;
  label: string;
  /** Null if nothing of the kind is sent this way. */
  value: boolean | null;
  isFixed: boolean;
  /** Whether it takes its place on a phone, too, if nothing is sent this way. */
  keepsPlace: boolean;
  onChange: (enabled: boolean) => void;
}

function ChannelSwitch({ name, label, value, isFixed, keepsPlace, onChange }: ChannelSwitchProps) {
  if (value === null)
    return (
      <span
        aria-hidden="true"
        className={classNames(
          'flex min-h-11 w-16 items-center justify-center text-dim',
          keepsPlace ? 'max-sm:invisible' : 'max-sm:hidden',
        )}
      >
        –
      </span>
    );
  if (isFixed) {
    return (
      <span className="flex min-h-11 w-16 items-center justify-center gap-1 text-xs font-semibold text-dim max-sm:w-auto max-sm:justify-start max-sm:pr-4">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        <span>
          Always<span className="sr-only">: {name}</span>
          <span className="sm:hidden"> by {label.toLowerCase()}</span>
        </span>
      </span>
    );
  }
  return (
    <label className="flex min-h-11 w-16 cursor-pointer items-center justify-center gap-2 max-sm:w-auto max-sm:justify-start max-sm:pr-4">
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        aria-checked={value}
        className="tick-switch"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true" className="text-sm font-semibold sm:hidden">
        {label}
      </span>
    </label>
  );
}

function hasNoBookingNotices(rows: readonly ChoiceState[]): boolean {
  return rows.some(
    ({ recipient, kind, mail, push, sms }) =>
      recipient === 'professional' && kind === 'confirmed' && mail === false && push === false && sms !== true,
  );
}

function SilenceNotice() {
  return (
    <div className="mt-5">
      <Notice title="You won’t hear about new bookings">
        They’ll be in your calendar, but nothing will alert you. Leave at least one of them on.
      </Notice>
    </div>
  );
}
