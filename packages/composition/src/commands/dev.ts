import type { AppName } from '@northgate/contracts/release.js';
export async function dev(_apps: AppName[]): Promise<void> {}
