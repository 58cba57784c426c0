import { createRequire, syncBuiltinESMExports } from 'node:module';

/** Probes ask every few seconds and would bury everything else. */
const untraced = /^\/(healthz|readyz|metrics)$/;

/**
 * Traces HTTP requests in and out of this process when `OTEL_EXPORTER_OTLP_ENDPOINT` is set, and costs nothing when it
 * is not. Call it before anything listens. Resolves with the way to send what is left and stop, or null.
 */
export async function startTracing(
  service: string,
  source: NodeJS.ProcessEnv = process.env,
): Promise<(() => Promise<void>) | null> {
  if (!source.OTEL_EXPORTER_OTLP_ENDPOINT && !source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': source.OTEL_SERVICE_NAME ?? service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  await instrumentHttp();
  return () => provider.shutdown();
}

async function instrumentHttp(): Promise<void> {
  const [{ registerInstrumentations }, { HttpInstrumentation }, { UndiciInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/instrumentation'),
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-undici'),
    ]);
  const ignoreIncomingRequestHook = ({ url = '' }) => untraced.test(url);
  const http = new HttpInstrumentation({ ignoreIncomingRequestHook });
  // The page server asks the api with undici. Without a request to belong to, as in a probe, it is not traced.
  const undici = new UndiciInstrumentation({ requireParentforSpans: true });
  registerInstrumentations({ instrumentations: [http, undici] });
  // The instrumentation changes a module as it is required; modules that imported it see that after the second line.
  createRequire(import.meta.url)('http');
  syncBuiltinESMExports();
}
