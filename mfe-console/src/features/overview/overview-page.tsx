import { Box, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { vitalNames, type Overview } from '@northgate/contracts/console/overview';
import { releasesOverview } from '@northgate/contracts/console/releases';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import type { ReactNode } from 'react';
import { client } from '../../lib/client';
import { fetchOverview, vitalTexts } from '../../lib/overview';
import { Plot } from '../../lib/plots/plot';
import { Funnels } from './funnels';
import { SignList } from './sign-list';
import { signsOf, verdictOf } from './signs.logic';

/** Whether everything is well, what comes in, what visitors do, and how fast pages are for them. */
export function OverviewPage() {
  const api = useLoaded('overview', fetchOverview);
  const releases = useLoaded('releases', async (signal) =>
    releasesOverview.parse((await client.get<unknown>('/api/releases', { signal })).data),
  );
  const waits = [api, releases].some(({ data, error }) => !data && !error);
  if (waits) return <Loading what="Looking how everything does" lines={10} />;
  const signs = signsOf(releases, api);
  const again = () => {
    api.reload();
    releases.reload();
  };
  return (
    <>
      <PanelHead
        title={verdictOf(signs)}
        lead="Counts are of the last twelve weeks and hold nothing about visitors."
      />
      <Stack gap="10">
        <SignList signs={signs} again={again} />
        {api.data ? <Counted data={api.data} /> : null}
      </Stack>
    </>
  );
}

const Counted = ({ data: { weeks, events, vitals } }: { data: Overview }) => (
  <>
    <Part title="By week">
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
        <Plot
          title="Leads"
          unit="leads a week, without spam"
          kind="bars"
          along="week"
          series={[{ key: 'leads', name: 'Leads', colour: 'signal' }]}
          rows={weeks}
        />
        <Plot
          title="Views"
          unit="pages that came alive, a week"
          kind="bars"
          along="week"
          series={[{ key: 'views', name: 'Views', colour: 'ink' }]}
          rows={weeks}
        />
      </SimpleGrid>
    </Part>
    <Part title="Forms and calculators">
      <Funnels events={events} />
    </Part>
    <Part title="How fast pages are for visitors">
      <SimpleGrid columns={{ base: 1, xl: 3 }} gap="8">
        {vitalNames.map((vital) => (
          <Plot
            key={vital}
            {...vitalTexts[vital]}
            kind="lines"
            along="week"
            series={[{ key: 'p75', name: vitalTexts[vital].title, colour: 'signal' }]}
            rows={vitals.weeks.filter((one) => one.vital === vital)}
          />
        ))}
      </SimpleGrid>
    </Part>
  </>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h2" textStyle="h3" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);
