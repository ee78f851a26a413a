/** What this browser remembers: small texts, lost without harm when storage is off or full. */
const PREFIX = 'signoria.';

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined; // private windows may refuse, tests have none
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // it is then asked anew next time
  }
}
