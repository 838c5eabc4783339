import type * as z from 'zod/mini';
import type { twoFactorSetupAnswer } from '../security/answers/account-settings.server.ts';

/** What an authenticator app needs: a picture to scan, or the secret to type. */
export type TwoFactorSetup = z.infer<typeof twoFactorSetupAnswer>;
