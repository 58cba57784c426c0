/** A number out of the metrics at a port, in the text format of Prometheus; 0 when they do not have it. */
export async function readFigure(port: number, line: RegExp): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(line.exec(metrics)?.[1] ?? 0);
}
