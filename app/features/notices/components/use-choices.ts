import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { Channel, ChoiceKind, Recipient } from '../notices.ts';
import type { ChoiceState } from '../notification-choices.ts';

/** A person's notification preferences; a press shows at once and is reverted if the server refuses it. */
export function useChoices(initial: readonly ChoiceState[]) {
  const [states, setStates] = useState(initial);
  const show = (recipient: Recipient, kind: ChoiceKind, channel: Channel, enabled: boolean) =>
    setStates((all) =>
      all.map((state) =>
        state.recipient === recipient && state.kind === kind ? { ...state, [channel]: enabled } : state,
      ),
    );

  const choose = async ({ recipient, kind }: ChoiceState, channel: Channel, enabled: boolean) => {
    show(recipient, kind, channel, enabled);
    try {
      await api.put('/notification-preferences', { json: { recipient, kind, channel, enabled } });
    } catch (error) {
      show(recipient, kind, channel, !enabled);
      toast({
        title: 'We couldn’t save your choice',
        description: error instanceof Error ? error.message : '',
        tone: 'error',
      });
    }
  };
  return { states, choose };
}
