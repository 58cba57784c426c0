import { InvalidArgumentError } from 'commander';

/** A number of things as an option of a command. */
export function count(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}
