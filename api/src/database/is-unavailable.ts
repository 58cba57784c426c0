const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** PostgreSQL classes: connection, resources, operator intervention; SQLite: busy, locked, full, input/output. */
const databaseCodes = /^(08|53|57)...$|^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/;

const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|connection ended|client has encountered a connection error/i;

/** Whether an error means "the database cannot be reached or cannot write now", which may pass, and not a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errors, cause } = error as Record<'code' | 'message' | 'errors' | 'cause', unknown>;
  if (isUnavailable(cause) || (Array.isArray(errors) && errors.some(isUnavailable))) return true;
  return (
    networkCodes.has(String(code)) || databaseCodes.test(String(code)) || driverMessages.test(String(message))
  );
}
