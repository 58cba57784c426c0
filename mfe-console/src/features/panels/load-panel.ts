import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { moduleOfPanel, type PanelAddress, type PanelModule } from '@northgate/contracts/console/panel';

/** How long a panel's code may take, in milliseconds. */
const patience = 15_000;

const containerName = ({ app }: PanelAddress): string => `${app.replaceAll('-', '_')}_console`;

/** Loads the panel of another app from its live release. Rejects when it is missing, late or no component. */
export async function loadPanel(address: PanelAddress): Promise<PanelModule> {
  const name = containerName(address);
  registerRemotes([{ name, entry: address.entry, type: 'var' }], { force: true });
  const module = await inTime(
    loadRemote<Partial<PanelModule>>(`${name}/${moduleOfPanel(address.name).slice(2)}`),
  );
  if (typeof module?.default !== 'function') throw new Error(`${address.app} has no component there.`);
  return module as PanelModule;
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Its code did not come in time.')), patience);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
