import type { PanelAddress, PanelProps } from '@northgate/contracts/console/panel';
import { roleFor } from '@northgate/contracts/console/session';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useEffect, useState, type ComponentType } from 'react';
import { useParams, useRouteLoaderData } from 'react-router-dom';
import { client } from '../../lib/client';
import { notify } from '../../lib/notices';
import { useSession } from '../../lib/session-store';
import { loadPanel } from './load-panel';
import { PanelBoundary } from './panel-boundary';

type Found = { component: ComponentType<PanelProps> } | { error: string } | null;

/** A panel of another app in its place; one that is missing or throws says so here, and the rest goes on. */
export function PanelPage() {
  const { panel = '' } = useParams();
  const { panels = [] } = useRouteLoaderData<{ panels: PanelAddress[] }>('frame') ?? {};
  const session = useSession((state) => state.session);
  const address = panels.find(({ name }) => name === panel);
  const role = address && session ? roleFor(session.roles, address.app) : null;
  if (!address)
    return <Empty title="There is no such place">No app that is live brings a panel named “{panel}”.</Empty>;
  if (!role || !session)
    return (
      <Empty title="This is not yours to see">
        You have no role in {address.app}. Ask whoever gives roles.
      </Empty>
    );
  return (
    <LoadedPanel
      key={`${address.name} ${address.version}`}
      address={address}
      role={role}
      person={session.name}
    />
  );
}

function LoadedPanel({ address, ...who }: { address: PanelAddress } & Pick<PanelProps, 'role' | 'person'>) {
  const [found, setFound] = useState<Found>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFound(null);
    loadPanel(address)
      .then((module) => wanted && setFound({ component: module.default }))
      .catch((error: unknown) => wanted && setFound({ error: sentenceOf(error) }));
    return () => {
      wanted = false;
    };
  }, [address, turn]);
  const again = () => setTurn((before) => before + 1);
  if (!found) return <Loading what={`Loading ${address.name}`} />;
  if ('error' in found)
    return <Failed title={`${address.app} cannot be shown`} why={found.error} again={again} />;
  const Panel = found.component;
  return (
    <PanelBoundary app={address.app} again={again} key={turn}>
      <Panel {...who} client={client} notify={notify} />
    </PanelBoundary>
  );
}
