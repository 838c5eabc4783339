import type { InterventionName } from '../intervention.ts';

/** What an administrator is asked about; `refund` names the one to try again. */
export type Asked = { action: InterventionName; refund?: { id: string; amount: string } };
