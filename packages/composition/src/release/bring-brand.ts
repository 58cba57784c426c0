import type { Brand } from '@northgate/site/brand.js';
import { sameBrand } from '../read-brand.js';
import type { Store } from '../store/store.js';
import type { Composed } from './attempt-step.js';
import type { Composer } from './composer.js';
import { onceLive } from './once-live.js';
import { brandChanged } from './step.js';

interface BringBrandOptions {
  store: Store;
  composer: Composer;
  /** The brand of the settings. */
  brand: Brand;
  /** Called as work goes on, for people. */
  tell: (text: string) => void;
}

/**
 * Makes the brand of the settings live where what is live has another, as a container does whenever it starts; null when there is
 * nothing to do. A brand that was taken back stays back until the settings say another. Throws `GateRefusal`.
 */
export async function bringBrand(options: BringBrandOptions): Promise<Composed | null> {
  const { store, composer, brand, tell } = options;
  if (!(await composer.brandDiffers())) return null;
  const last = (await onceLive(store)).filter(({ reason }) => reason === brandChanged.reason).at(-1);
  const brought = last && (await store.readPages(last.number).catch(() => null))?.brand;
  if (!brought || !sameBrand(brought, brand)) return composer.changeBrand();
  tell(
    `The brand of the settings was live since revision ${last.number} and has been taken back; it stays back.`,
  );
  return null;
}
