import { Ban, CircleCheck, Clock, Flag, Lock, type LucideIcon, PenLine } from 'lucide-react';
import type { DayTone } from '../day-tone.ts';

const icons: Record<Exclude<DayTone, 'none'>, LucideIcon> = {
  confirmed: CircleCheck,
  pending: Clock,
  completed: Flag,
  cancelled: Ban,
  'by-hand': PenLine,
  blocked: Lock,
};

/** The icon of what a day holds, in its color: the color alone says nothing to many (WCAG 1.4.1). */
export function ToneIcon({ tone, className }: { tone: DayTone; className: string }) {
  const Icon = tone === 'none' ? undefined : icons[tone];
  return Icon ? <Icon aria-hidden="true" className={className} data-tone={tone} /> : null;
}
