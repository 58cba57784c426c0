import axios, {
  isAxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type CreateAxiosDefaults,
  type InternalAxiosRequestConfig,
} from 'axios';
import { randomId } from './random-id.js';
import { toApiError } from './to-api-error.js';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sent as `Idempotency-Key`: the api carries out a write once, however often it comes with the same key. */
    idempotencyKey?: string;
    /** With `null` an answer of 401 has no data, and is no error. */
    on401?: 'throw' | 'null';
  }
  interface InternalAxiosRequestConfig {
    /** When the answer must be there, in milliseconds since 1970, however often it is asked for. */
    deadline?: number;
    isSecondTry?: boolean;
  }
}

/** An axios instance that speaks to the api; its calls fail with an `ApiError`. */
export type ApiClient = AxiosInstance;

/** What a call may say beside its address and body. */
export type CallSettings = AxiosRequestConfig;

/** How long an answer may take to be there as a whole, in milliseconds; a call may say otherwise. */
const answerTimeout = 30_000;

/** The client of the api: JSON both ways, credentials, a request id, one deadline for the whole answer, a read tried twice. */
export function createApiClient(defaults: CreateAxiosDefaults = {}): ApiClient {
  const client = axios.create({
    // The only adapter that hands over a body as it comes, and the same in browsers and in Node.
    adapter: 'fetch',
    withCredentials: true,
    withXSRFToken: false,
    timeout: answerTimeout,
    responseType: 'json',
    transformRequest: writeBody,
    transformResponse: readBody,
    // The platform says who it is.
    headers: { 'User-Agent': false },
    ...defaults,
  });
  client.interceptors.request.use(prepared);
  client.interceptors.response.use(withReadableStream, async (cause: unknown) => {
    const error = await toApiError(cause);
    const { config, response } = isAxiosError(cause) ? cause : {};
    if (response?.status === 401 && config?.on401 === 'null') return { ...response, data: null };
    if (error.kind === 'unreachable' && config && mayTryAgain(config))
      return client.request({ ...config, isSecondTry: true } as InternalAxiosRequestConfig);
    throw error;
  });
  return client;
}

/** A read that nobody answered, as happens when a connection ends or the network changes; no answer is asked for twice. */
const mayTryAgain = ({ method, isSecondTry, deadline = Infinity }: InternalAxiosRequestConfig): boolean =>
  method === 'get' && !isSecondTry && Date.now() < deadline;

function prepared(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (config.timeout) {
    config.deadline ??= Date.now() + config.timeout;
    config.timeout = Math.max(1, config.deadline - Date.now());
  }
  config.headers.set('X-Request-Id', randomId(), false);
  if (config.idempotencyKey) config.headers.set('Idempotency-Key', config.idempotencyKey);
  return config;
}

/** A text goes as it is, because its sender may have signed it, and so does a file; everything else becomes JSON, `false` and `null` too. */
function writeBody(data: unknown, headers: InternalAxiosRequestConfig['headers']): unknown {
  if (data === undefined) {
    // Otherwise axios says that a write without a body is a form.
    headers.setContentType(false);
    return data;
  }
  if (data instanceof Blob) {
    headers.setContentType(data.type, false);
    return data;
  }
  headers.setContentType('application/json', false);
  return typeof data === 'string' ? data : JSON.stringify(data);
}

/** The body of a success is what was asked for, that of an error stays a text. */
function readBody(this: InternalAxiosRequestConfig, data: unknown, _: unknown, status = 200): unknown {
  const isJson = this.responseType === 'json' && status < 300;
  return isJson && typeof data === 'string' && data !== '' ? JSON.parse(data) : data;
}

/** A stream that breaks off, or is not at its end in time, fails as a call does. It is given up by the call's signal. */
function withReadableStream(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (!(response.data instanceof ReadableStream)) return response;
  const reader = (response.data as ReadableStream<Uint8Array>).getReader();
  const data = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(await toApiError(cause));
      }
    },
  });
  return { ...response, data };
}
