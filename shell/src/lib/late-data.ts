import { lateDataId, type LateData } from '@northgate/contracts/page';

/** The late data of a page, nothing where the page holds all of it. Rejects when its file cannot be had. */
export async function fetchLateData(of: Document): Promise<Partial<LateData>> {
  const address = of.getElementById(lateDataId)?.getAttribute('href');
  if (!address) return {};
  const file = await fetch(address);
  if (!file.ok) throw new Error(`${address} answered ${file.status}`);
  return file.json() as Promise<LateData>;
}
