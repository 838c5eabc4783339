/**
 * This tab's storage, which visitors may forbid. @returns what was kept under the name; undefined when there is
 * nothing.
 */
export function recall(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser keeps it; without a text, the name is forgotten. */
export function retain(name: string, text?: string): boolean {
  try {
    if (text === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
