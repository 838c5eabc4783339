import { auth } from '../../auth.server.ts';

/**
 * The recovery codes that a user with two-factor sign-in has left. Shown once, when they are made; counted
 * afterwards.
 */
export async function recoveryCodes(userId: string): Promise<string[]> {
  const { backupCodes } = await auth().api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}
