interface NamedPerson {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Returns a person's name for the bar: full name, first name, the email's local part, or "User". */
export function displayName({ first_name, last_name, email }: NamedPerson): string {
  const first = first_name?.trim();
  const last = last_name?.trim();
  if (first && last) return `${first} ${last}`;
  return first || email?.split('@')[0] || 'User';
}
