import type { ZodType } from 'zod';

export interface SessionSlot<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

/** One value that lives as long as the tab; kept in memory where the browser refuses to store it. */
export function sessionSlot<T>(name: string, schema: ZodType<T>): SessionSlot<T> {
  let memory: string | null = null;
  return {
    read: () => parsed(attempt(() => sessionStorage.getItem(name)) ?? memory, schema),
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

function parsed<T>(text: string | null, schema: ZodType<T>): T | null {
  const value: unknown = text ? attempt(() => JSON.parse(text) as unknown) : null;
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}
