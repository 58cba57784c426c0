import { AxiosError, isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { ApiError, type Refusal } from './api-error.js';

const timedOut: (string | undefined)[] = [AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED];

/** What a failed call, or a body that broke off, is to its caller. */
export async function toApiError(cause: unknown): Promise<ApiError> {
  if (isCancel(cause)) return new ApiError('cancelled', 'The request was cancelled', { cause });
  if (cause instanceof SyntaxError) return new ApiError('unreadable', cause.message, { cause });
  if (!isAxiosError(cause)) return new ApiError('unreachable', reasonOf(cause), { cause });
  if (cause.response) return refused(cause.response, cause);
  const kind = timedOut.includes(cause.code) ? 'late' : 'unreachable';
  return new ApiError(kind, reasonOf(kind === 'late' ? cause : (cause.cause ?? cause)), { cause });
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

async function refused({ status, statusText, data }: AxiosResponse<unknown>, cause: unknown) {
  const text = data instanceof ReadableStream ? await new Response(data).text() : data;
  const body = typeof text === 'string' ? text : '';
  const refusal: Refusal = { ...problemIn(body), status };
  return new ApiError('refused', `${status}: ${body || statusText}`, { refusal, cause });
}

function problemIn(text: string): Partial<Refusal> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body ? body : {};
  } catch {
    return {};
  }
}
