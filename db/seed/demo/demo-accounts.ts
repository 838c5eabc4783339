/** The accounts to try first; shown at startup and on the sandbox page. */
export const demoPassword = 'doorstep-demo';

export const demoAccounts = [
  { label: 'Client', email: 'client@doorstep.test', password: demoPassword },
  { label: 'Professional', email: 'professional@doorstep.test', password: demoPassword },
  { label: 'Admin', email: 'admin@doorstep.test', password: demoPassword },
] as const;
