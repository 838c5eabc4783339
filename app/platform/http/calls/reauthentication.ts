/**
 * Asks the person to sign in again.
 * @returns whether they did, as the same person
 */
type Reauthenticate = () => Promise<boolean>;

let ask: Reauthenticate = () => Promise.resolve(false);

/** Sets the function to call when a session turns out to have ended; until then, nobody is asked. */
export function setReauthentication(reauthenticate: Reauthenticate): void {
  ask = reauthenticate;
}

/** Called after a call was refused for lack of a session; nothing was changed then, so the call can be sent again. */
export const reauthenticate: Reauthenticate = () => ask();
