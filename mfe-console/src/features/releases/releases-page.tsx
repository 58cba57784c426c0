import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import {
  releasesOverview,
  type ReleaseProgress,
  type ReleasesOverview,
} from '@northgate/contracts/console/releases';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useState, type ReactNode } from 'react';
import { client } from '../../lib/client';
import { notify } from '../../lib/notices';
import { timeText } from '@northgate/ui/console/time-text';
import { AppsTable } from './apps-table';
import { askRelease } from './ask-release';
import { CandidatesTable } from './candidates-table';
import { HistoryTable } from './history-table';
import { LooksTable } from './looks-table';
import { ProgressBar } from './progress-bar';
import { RefusalsTable } from './refusals-table';
import { ReportedPages } from './reported-pages';
import { ReleasePlots } from './release-plots';
import { ReturnDialog } from './return-dialog';
import { useReleaseEvents } from './use-release-events';

/** What is live, what was, what can be looked at and what was refused, with the ways to change that. */
export function ReleasesPage() {
  const { data, error, reload } = useLoaded('releases', async (signal) =>
    releasesOverview.parse((await client.get<unknown>('/api/releases', { signal })).data),
  );
  const [target, setTarget] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const hear = (event: ReleaseProgress) => {
    if (event.type === 'progress') return setProgress(event.text);
    if (event.type !== 'moved') {
      setProgress(null);
      notify({ text: event.text, kind: event.type, ...(event.type === 'done' ? wayBack(data) : {}) });
    }
    reload();
  };
  useReleaseEvents(hear);
  const live = data?.live;
  return (
    <>
      <PanelHead
        title={live ? `Revision ${live.revision} is live` : 'Releases'}
        lead={live ? `Since ${timeText(live.since)}, by ${live.author}: ${live.reason}` : undefined}
      />
      <ProgressBar text={progress} />
      {error && !data ? <Failed title="The releases cannot be read" why={error} again={reload} /> : null}
      {!data && !error ? <Loading what="Reading the releases" lines={10} /> : null}
      {data && !live ? <Empty title="Nothing is live yet">npm start makes the first revision.</Empty> : null}
      {data && live ? <Overview data={data} ask={setTarget} busy={progress !== null} /> : null}
      <ReturnDialog target={target} close={() => setTarget(null)} />
    </>
  );
}

/** What was live before a move can be live again at once. */
function wayBack(before: ReleasesOverview | null): { undo?: () => void } {
  const { live } = before ?? {};
  if (!live) return {};
  return {
    undo: () =>
      void client
        .get<unknown>('/api/releases')
        .then(({ data }) => releasesOverview.parse(data).live?.sequence)
        .then((sequence = 0) => askRelease({ action: 'return', revision: live.revision, sequence })),
  };
}

interface OverviewProps {
  data: ReleasesOverview;
  ask: (target: string) => void;
  busy: boolean;
}

const Overview = ({ data, ask, busy }: OverviewProps) => (
  <Stack gap="10">
    {data.reports ? <ReportedPages reports={data.reports} /> : null}
    <Part title="Apps">
      <AppsTable apps={data.apps} ask={ask} busy={busy} />
    </Part>
    {data.candidates.length ? (
      <Part title="Candidates" lead="Rendered and looked at by the gate; not live.">
        <CandidatesTable candidates={data.candidates} busy={busy} />
      </Part>
    ) : null}
    {data.looks.length ? (
      <Part title="Who looks at what" lead="Pages served of what is not live, in the last half hour.">
        <LooksTable looks={data.looks} />
      </Part>
    ) : null}
    {data.failures.length ? (
      <Part title="Pages that could not be rendered">
        {data.failures.map(({ path, reason, kept }) => (
          <Text key={path}>
            <b>{path}</b> {kept ? 'shows its last good page' : 'has no page'}: {reason.split('\n', 1)[0]}
          </Text>
        ))}
      </Part>
    ) : null}
    <Part title="Refused">
      <RefusalsTable refusals={data.refusals} />
    </Part>
    <Part title="Over releases" lead="What apps weigh of what they may, and how revisions went for visitors.">
      <ReleasePlots />
    </Part>
    <Part title="History">
      <HistoryTable history={data.history} live={data.live?.revision ?? 0} ask={ask} busy={busy} />
    </Part>
  </Stack>
);

const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Box>
    <Heading as="h2" textStyle="h3" mb={lead ? '0' : '3'}>
      {title}
    </Heading>
    {lead ? (
      <Text color="ink.2" mb="3">
        {lead}
      </Text>
    ) : null}
    {children}
  </Box>
);
