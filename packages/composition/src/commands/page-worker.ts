import { startTracing } from '@northgate/tracing/start-tracing.js';
import { AggregatorRegistry } from 'prom-client';
import { pageLog, pageServerOf, serviceName } from './serve-pages.js';
import { openWorkspace } from '../release/workspace.js';

/** One page server of several; the primary process tells it when to end. */
const endTracing = await startTracing(serviceName);
const workspace = await openWorkspace();
const server = pageServerOf(workspace, pageLog(workspace), (seen) => process.send?.(seen));
AggregatorRegistry.setRegistries(server.metrics.registry);
// Answers the primary's question for this process's numbers.
new AggregatorRegistry();

const stop = async () => {
  await server.stop(workspace.environment.drainTime);
  await endTracing?.();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
// Ctrl+C reaches every process of the terminal; the primary hands it on in its own time.
process.on('SIGINT', () => {});
await server.start();
