import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#app/features/sessions/session-client.ts';
import { decidePress, knownTotal, type PressOutcome } from '../pay-press.ts';
import type { QuoteState } from '../../components/use-quote.ts';

interface PayPress {
  price: QuoteState;
  /** Changes with every selection: a press applies only to the selections of its moment. */
  choices: string;
  pay: () => Promise<unknown>;
  refuse: (refusal: Extract<PressOutcome, { kind: 'refuse' }>) => void;
}

/**
 * Handles presses of the pay button. A press before the price is known, or before it is known who is signed in, is
 * held until then; a total that was not on the button when it was pressed is shown and needs another press.
 */
export function usePayPress({ price, choices, pay, refuse }: PayPress) {
  const session = useSession();
  const [held, setHeld] = useState<{ choices: string; seen: string | undefined }>();
  const [shown, setShown] = useState<{ choices: string; total: string }>();
  const holding = held?.choices === choices ? held : undefined;

  const settle = (seen: string | undefined, now: QuoteState) => {
    // A visitor who has to sign in first sees the price again on return.
    const outcome: PressOutcome = session.status === 'signed-out' ? { kind: 'pay' } : decidePress(seen, now);
    if (session.status === 'unknown' || outcome.kind === 'wait') return setHeld({ choices, seen });
    setHeld(undefined);
    setShown(outcome.kind === 'look' ? { choices, total: outcome.total } : undefined);
    if (outcome.kind === 'refuse') refuse(outcome);
    return outcome.kind === 'pay' ? void pay() : undefined;
  };
  const press = () => {
    price.askNow();
    settle(knownTotal(price.quote), price.refusal?.isPassing ? { ...price, loading: true } : price);
  };

  const isReady = holding !== undefined && !price.loading && session.status !== 'unknown';
  const settleHeld = useEffectEvent(() => {
    if (holding) settle(holding.seen, price);
  });
  useEffect(() => {
    if (isReady) settleHeld();
  }, [isReady]);

  return {
    press,
    /** Whether a press is held. */
    waiting: holding !== undefined,
    /** The total that was not on the button when it was pressed. */
    newTotal: shown?.choices === choices ? shown.total : undefined,
  };
}
