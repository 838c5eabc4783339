import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { createChoiceSender } from '../choice-sender.ts';
import type { Channel, ChoiceKind, Recipient } from '../notices.ts';
import type { ChoiceState } from '../notification-choices.ts';

type Switch = { recipient: Recipient; kind: ChoiceKind; channel: Channel };

/** A person's notification preferences; a press shows at once and is reverted if the server refuses it. */
export function useChoices(initial: readonly ChoiceState[]) {
  const [states, setStates] = useState(initial);
  const show = ({ recipient, kind, channel }: Switch, enabled: boolean) =>
    setStates((all) =>
      all.map((state) =>
        state.recipient === recipient && state.kind === kind ? { ...state, [channel]: enabled } : state,
      ),
    );
  const [sender] = useState(() =>
    createChoiceSender<Switch>({
      send: (which, enabled) => api.put('/notification-preferences', { json: { ...which, enabled } }),
      onRefused: (which, stored, error) => {
        show(which, stored);
        toast({
          title: 'We couldn’t save your choice',
          description: error instanceof Error ? error.message : '',
          tone: 'error',
        });
      },
    }),
  );
  const choose = ({ recipient, kind }: ChoiceState, channel: Channel, enabled: boolean) => {
    show({ recipient, kind, channel }, enabled);
    return sender.choose({ recipient, kind, channel }, enabled);
  };
  useEffect(() => {
    window.addEventListener('pagehide', sender.flush);
    return () => window.removeEventListener('pagehide', sender.flush);
  }, [sender]);
  return { states, choose };
}
