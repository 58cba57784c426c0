export interface SessionSlot<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

/** What a stored value is, `null` when it is not what was expected. */
type Parse<T> = (value: unknown) => T | null;

/** One value that lives as long as the tab; kept in memory where the browser refuses to store it. */
export function sessionSlot<T>(name: string, parse: Parse<T>): SessionSlot<T> {
  let memory: string | null = null;
  return {
    read: () => {
      const text = attempt(() => sessionStorage.getItem(name)) ?? memory;
      return parse(text ? attempt(() => JSON.parse(text) as unknown) : null);
    },
    write: (value) => {
      const text = JSON.stringify(value);
      memory = attempt(() => sessionStorage.setItem(name, text)) === null ? text : null;
    },
    clear: () => {
      memory = null;
      attempt(() => sessionStorage.removeItem(name));
    },
  };
}

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
