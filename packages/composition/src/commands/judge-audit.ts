import { z } from 'zod';

const counted = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ moderate: z.number(), high: z.number(), critical: z.number() }),
  }),
});

/** What `npm audit --json` came to: `unasked` when no registry answered, which is no verdict at all. */
export interface AuditVerdict {
  outcome: 'clean' | 'refused' | 'unasked';
  text: string;
}

/** Reads the output of `npm audit --json`. High and critical findings are refused, moderate ones are told. */
export function judgeAudit(output: string): AuditVerdict {
  const report = counted.safeParse(parsed(output)).data;
  if (!report)
    return {
      outcome: 'unasked',
      text: `THE DEPENDENCIES WERE NOT AUDITED: the registry did not answer (${reason(output)}). Run it again where it does.`,
    };
  const { moderate, high, critical } = report.metadata.vulnerabilities;
  const text = `Dependencies that ship: ${critical} critical, ${high} high, ${moderate} moderate findings.`;
  return { outcome: high + critical ? 'refused' : 'clean', text };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

function reason(output: string): string {
  const said = z.object({ message: z.string() }).safeParse(parsed(output)).data?.message;
  return said?.split(' - ')[0] ?? 'no report';
}
