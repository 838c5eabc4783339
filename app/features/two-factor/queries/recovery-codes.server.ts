import { auth } from '#app/platform/auth/auth.server.ts';

/** Returns a user's remaining recovery codes. Shown once, when created; only counted afterward. */
export async function recoveryCodes(userId: string): Promise<string[]> {
  const { backupCodes } = await auth().api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}
