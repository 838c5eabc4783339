import { readFile } from 'node:fs/promises';

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Lists the accounts that PostgreSQL may run as when we are root, best first. initdb looks its user up by name, so
 * only accounts in /etc/passwd work.
 */
export async function listUnprivilegedAccounts(): Promise<Account[]> {
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  const preferred = (account: Account) => (account.name === 'nobody' ? 0 : 1);
  return accounts.filter((account) => account.uid > 0).sort((a, b) => preferred(a) - preferred(b));
}

/** Parses the lines `name:password:uid:gid:...` of passwd(5). */
export function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    const account = { name: name ?? '', uid: Number(uid), gid: Number(gid) };
    return account.name && Number.isInteger(account.uid) && Number.isInteger(account.gid) ? [account] : [];
  });
}
