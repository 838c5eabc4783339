import type { InterventionName } from '../intervention.ts';

/** The intervention an administrator chose; `refund` is the one to retry. */
export type Asked = { action: InterventionName; refund?: { id: string; amount: string } };
