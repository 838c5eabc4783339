/** Has the person sign in again. @returns whether they did, as who they were. */
type Reauthenticate = () => Promise<boolean>;

let ask: Reauthenticate = () => Promise.resolve(false);

/** Says who is to be asked when a call finds that the session is over; until then, nobody is. */
export function setReauthentication(reauthenticate: Reauthenticate): void {
  ask = reauthenticate;
}

/** Asked by calls that were refused for want of a session; nothing has been done then, so they can be sent again. */
export const reauthenticate: Reauthenticate = () => ask();
