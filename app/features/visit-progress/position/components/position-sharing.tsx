import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { type SharingState, useSharedPosition } from './use-shared-position.ts';

interface PositionSharingProps {
  bookingId: string;
  /** The client's first name. */
  name: string;
  shares: boolean;
  isDriving: boolean;
}

/** The switch of a professional who lets clients follow the drive, and what it does right now. */
export function PositionSharing({ bookingId, name, shares, isDriving }: PositionSharingProps) {
  const { revalidate } = useRevalidator();
  const state = useSharedPosition(bookingId, shares && isDriving);
  const { busy, pending, run } = useAction<boolean>(
    (shares_position) => api.put('/visit-settings', { json: { shares_position } }),
    {
      onFailure: ({ message }) => toast({ title: 'That wasn’t saved', description: message, tone: 'error' }),
      onSettled: () => revalidate(),
    },
  );
  return (
    <div className="mt-5 border-t border-line pt-3">
      <CheckboxField
        label={`Let ${name} see where I am while I drive`}
        help={`So does anyone who has the link for the door that ${name} can make.`}
        checked={pending ?? shares}
        disabled={busy}
        onChange={({ target }) => void run(target.checked)}
      />
      <p role="status" className="text-sm text-dim">
        {shares ? texts[state] : 'Off. Nobody sees where you are.'}
      </p>
    </div>
  );
}

const texts: Record<SharingState, string> = {
  off: 'Only from Start driving until you arrive. Nothing is kept.',
  asking: 'Waiting for your position …',
  sharing: 'Sharing now. It ends when you arrive. Keep this page open.',
  refused: 'Your browser doesn’t share your position. Allow it in the settings of this page.',
  unknown: 'Your position can’t be found right now.',
};
