import { AppError } from '#app/platform/errors/app-error.ts';

const word = /^[\w.-]{1,64}$/;

/**
 * Returns what may be said of an error where no person may be named: our stable code, the driver's (SQLSTATE, errno),
 * or the error's class. Never its message, which quotes what somebody typed.
 */
export function errorCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return [code, error.name].find((name): name is string => typeof name === 'string' && word.test(name)) ?? 'unknown';
}
