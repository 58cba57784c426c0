/**
 * The entry of a list whose `key` has this value. Throws when there is none, so that a text that takes a fact from the
 * list breaks its build and not its meaning when the list changes.
 */
export function entryWith<Entry, Key extends keyof Entry>(
  list: readonly Entry[],
  key: Key,
  value: Entry[Key],
): Entry {
  const found = list.find((entry) => entry[key] === value);
  if (!found) throw new Error(`Nothing in the list has ${String(key)} “${String(value)}”.`);
  return found;
}
