import type { LateData } from '@northgate/contracts/page';

/** The late data of a page. Rejects when its file cannot be had. */
export async function fetchLateData(address: string): Promise<LateData> {
  const file = await fetch(address);
  if (!file.ok) throw new Error(`${address} answered ${file.status}`);
  return file.json() as Promise<LateData>;
}
