import { Undo2 } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';

interface UndoStepProps {
  /** The step: "Arrived". */
  name: string;
  /** How long it can still be taken back; null for as long as the server has not heard of it. */
  seconds: number | null;
  onUndo: () => void;
}

/** Takes the last step back for as long as the server would; then it disappears. */
export function UndoStep({ name, seconds, onUndo }: UndoStepProps) {
  const { left } = useCountdown(seconds ?? 0);
  if (seconds !== null && left === 0) return null;
  return (
    <Button variant="secondary" wide className="mt-3" aria-label={`Undo ${name}`} onClick={onUndo}>
      <Undo2 aria-hidden="true" className="size-5" />
      Undo
    </Button>
  );
}
