import { Box, chakra, List } from '@chakra-ui/react';
import { moduleOfPanel, type PanelAddress } from '@northgate/contracts/console/panel';
import { roleFor } from '@northgate/contracts/console/session';
import { Icon } from '@northgate/ui/components/text/icon';
import type { IconDrawing } from '@northgate/ui/icons/icon-drawing';
import { Puzzle } from '@northgate/ui/icons/lucide';
import { useEffect, useRef } from 'react';
import { NavLink, useMatch, useRouteLoaderData } from 'react-router-dom';
import { useMay, useSession } from '../lib/session-store';
import { panelTitles, places } from './navigation.content';

const PlaceLink = chakra(NavLink, {
  base: {
    display: 'flex',
    w: '100%',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    px: '3',
    fontWeight: 500,
    color: 'ink',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
    border: '1.5px solid transparent',
    transition: 'background-color .16s',
    _hover: { bg: 'shallow' },
    '&[aria-current=page]': {
      bg: 'surface',
      borderColor: 'ink',
      boxShadow: 'inset 2px 0 0 var(--colors-signal)',
    },
  },
});

/** The places that the logged-in user may open. */
export function Navigation() {
  const roles = useSession(({ session }) => session?.roles) ?? {};
  const mayDecide = useMay('operator');
  const mayReleases = useMay('viewer');
  const { panels = [] } = useRouteLoaderData<{ panels: PanelAddress[] }>('frame') ?? {};
  const seen = panels.filter(({ app }) => roleFor(roles, app));
  return (
    <Box
      as="nav"
      aria-label="Console"
      order={{ base: 3, lg: 2 }}
      w={{ base: '100%', lg: 'auto' }}
      overflowX="auto"
    >
      <List.Root
        variant="plain"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        alignItems="stretch"
        gap="1"
      >
        {mayReleases ? <Place {...places.overview} /> : null}
        {seen.map(({ name, app }) => {
          const { title, icon } = panelTitles[name] ?? { title: name, icon: Puzzle };
          return <Place key={moduleOfPanel(name) + app} path={`/${name}`} title={title} icon={icon} />;
        })}
        {mayReleases ? <Place {...places.releases} /> : null}
        {mayDecide ? <Place {...places.tokens} /> : null}
        {mayDecide ? <Place {...places.audit} /> : null}
      </List.Root>
    </Box>
  );
}

function Place({ path, title, icon }: { path: string; title: string; icon: IconDrawing }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch(`${path}/*`) !== null;
  useEffect(() => {
    // On a phone the places stand in a row that scrolls.
    if (isHere) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [isHere]);
  return (
    <List.Item>
      <PlaceLink to={path} ref={link}>
        <Icon of={icon} size={18} />
        {title}
      </PlaceLink>
    </List.Item>
  );
}
