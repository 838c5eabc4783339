/**
 * Reads from this tab's storage, which visitors may forbid.
 * @returns what was stored under the name; undefined if there is nothing
 */
export function recall(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes to this tab's storage; without a text, the name is removed.
 * @returns whether the browser stored it
 */
export function retain(name: string, text?: string): boolean {
  try {
    if (text === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
