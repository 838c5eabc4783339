import type { Side } from '#app/features/messages/message.ts';
import { demoClients } from './content/demo-clients.ts';
import { demoProfessionals } from './content/demo-professionals.ts';
import { demoAccounts } from './demo-accounts.ts';

/** A conversation of the demo marketplace, oldest line first, and how long ago its last line was written. */
export interface DemoThread {
  /** The client's email. */
  client: string;
  /** The professional's username. */
  professional: string;
  hoursAgo: number;
  lines: readonly (readonly [Side, string])[];
}

const ownClient = demoAccounts[0].email;
const ownProfessional = usernameAt(0);

function usernameAt(index: number): string {
  return demoProfessionals[index]?.username ?? '';
}

function otherClient(index: number): string {
  return demoClients.filter(({ email }) => email !== ownClient)[index]?.email ?? '';
}

/** Conversations of the accounts to try first. */
export const demoThreads: readonly DemoThread[] = [
  {
    client: ownClient,
    professional: ownProfessional,
    hoursAgo: 3,
    lines: [
      ['client', 'Hi! Is there anything I should have ready before you come?'],
      ['professional', 'Hello! A table or a chair near an outlet is all I need. I bring the rest.'],
      ['client', 'Great. The bell is broken, so please knock.'],
      ['professional', 'Will do. I’ll park in front of the house and should be there a few minutes early.'],
    ],
  },
  {
    client: ownClient,
    professional: usernameAt(12),
    hoursAgo: 27,
    lines: [
      ['client', 'Do you also come on Sundays? And what does a second visit cost?'],
      ['professional', 'Not on Sundays, sorry. Saturday mornings are often free, and the price is the same each time.'],
      ['client', 'Saturday works. You can also reach me at 512 555 0148.'],
    ],
  },
  {
    client: otherClient(1),
    professional: ownProfessional,
    hoursAgo: 6,
    lines: [
      ['client', 'Could you come half an hour earlier on the day? My train leaves at six.'],
      [
        'professional',
        'Half an hour earlier is fine. Please move the visit to that time, so that it’s in both calendars.',
      ],
      ['client', 'Done, thank you so much!'],
    ],
  },
  {
    client: otherClient(4),
    professional: ownProfessional,
    hoursAgo: 50,
    lines: [['client', 'Hello, do you work with very thick hair, and how long would that take?']],
  },
];
