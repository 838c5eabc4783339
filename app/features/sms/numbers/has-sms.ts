import type { MobileNumberDto } from './number-dto.ts';

/** Whether a person can choose texts: they are offered, and the number gets them. */
export function hasSms({ offered, number }: MobileNumberDto): boolean {
  return offered && number?.state === 'on';
}
