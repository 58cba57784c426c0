import * as http from 'node:http';
import { problem } from '@northgate/contracts/errors.js';
import fc from 'fast-check';
import { inLanes } from '../load.js';
import { fuzzRequest, type FuzzRequest } from './fuzz-requests.js';
import { sendRaw, type FuzzAnswer } from './send-raw.js';

export interface FuzzReport {
  requests: number;
  valid: number;
  /** Answers by status. */
  statuses: Map<string, number>;
  /** Requests that were answered as they must not be, shortened; the first few. */
  faults: string[];
  faultCount: number;
}

const parallel = 16;
const batchSize = 500;
const shownFaults = 10;

/** Sends made-up requests to a running api and collects answers that break its promises; the seed repeats a run. */
export async function fuzzApi(url: string, requests: number, seed: number): Promise<FuzzReport> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: parallel });
  const report: FuzzReport = { requests: 0, valid: 0, statuses: new Map(), faults: [], faultCount: 0 };
  for (let at = 0; at < requests; at += batchSize) {
    const batch = fc.sample(fuzzRequest, { seed: seed + at, numRuns: Math.min(batchSize, requests - at) });
    await inLanes(batch, { lanes: parallel }, async (request) => {
      note(report, request, await sendRaw(url, agent, request).catch((error: Error) => error));
    });
  }
  agent.destroy();
  return report;
}

function note(report: FuzzReport, request: FuzzRequest, answer: FuzzAnswer | Error): void {
  report.requests += 1;
  if (request.valid) report.valid += 1;
  const status = answer instanceof Error ? 'no answer' : String(answer.status);
  report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
  const fault = answer instanceof Error ? answer.message : faultOf(request, answer);
  if (fault === undefined) return;
  report.faultCount += 1;
  if (report.faults.length >= shownFaults) return;
  report.faults.push(
    `${fault}: ${request.method} ${JSON.stringify({ ...request, body: String(request.body) }).slice(0, 600)}`,
  );
}

/** The promise an answer breaks, if it breaks one. */
function faultOf(
  { valid, method, headers }: FuzzRequest,
  { status, type, body }: FuzzAnswer,
): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (valid && status >= 400) return `valid and answered ${status} ${body.slice(0, 200)}`;
  if (status < 400 || method === 'HEAD') return undefined;
  // A form sent without script gets a page.
  if (type === 'text/html' && headers.accept === 'text/html') return undefined;
  if (type !== 'application/problem+json') return `answered ${status} as ${type}`;
  return isProblem(body, status) ? undefined : `answered ${status} with ${body.slice(0, 200)}`;
}

function isProblem(body: string, status: number): boolean {
  try {
    return problem.parse(JSON.parse(body)).status === status;
  } catch {
    return false;
  }
}
