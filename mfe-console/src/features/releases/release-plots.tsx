import { SimpleGrid, Stack } from '@chakra-ui/react';
import { vitalNames, type Overview } from '@northgate/contracts/console/overview';
import { weightHistory, type WeightHistory } from '@northgate/contracts/console/releases';
import { ChoiceField } from '@northgate/ui/console/choice-field';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useState, type ReactNode } from 'react';
import { client } from '../../lib/client';
import { fetchOverview, vitalTexts } from '../../lib/overview';
import { Plot } from '../../lib/plots/plot';

/** Weights of apps and web vitals of visitors, revision by revision. */
export function ReleasePlots() {
  const weights = useLoaded('weights', async (signal) =>
    weightHistory.parse((await client.get<unknown>('/api/releases/weights', { signal })).data),
  );
  const overview = useLoaded('overview', fetchOverview);
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
      <Held of={weights} what="the weights">
        {(data) => <Weights weights={data} />}
      </Held>
      <Held of={overview} what="what visitors measured">
        {(data) => <Vitals vitals={data.vitals} />}
      </Held>
    </SimpleGrid>
  );
}

interface HeldProps<T> {
  of: ReturnType<typeof useLoaded<T>>;
  what: string;
  children: (data: T) => ReactNode;
}

function Held<T>({ of: { data, error, reload }, what, children }: HeldProps<T>) {
  if (data) return children(data);
  if (error) return <Failed title={`Nobody can say ${what}`} why={error} again={reload} />;
  return <Loading what={`Reading ${what}`} lines={5} />;
}

function Weights({ weights }: { weights: WeightHistory }) {
  const apps = [...new Set(weights.map(({ app }) => app))];
  const [app, choose] = useState<string>(apps[0] ?? '');
  const rows = weights
    .filter((one) => one.app === app)
    .map(({ revision, scripts, scriptsBudget }) => ({
      revision,
      scripts: Math.round(scripts * 10) / 10,
      budget: scriptsBudget,
    }));
  return (
    <Stack gap="4">
      <ChoiceField label="App" value={app} choices={apps.map((one) => [one, one] as const)} choose={choose} />
      <Plot
        title={`All scripts of ${app}`}
        unit="KB after compression"
        kind="lines"
        along="revision"
        series={[
          { key: 'scripts', name: 'Scripts', colour: 'signal' },
          { key: 'budget', name: 'Budget', colour: 'ink', dashed: true },
        ]}
        rows={rows}
      />
    </Stack>
  );
}

function Vitals({ vitals: { revisions } }: Pick<Overview, 'vitals'>) {
  const [vital, choose] = useState<(typeof vitalNames)[number]>('lcp');
  return (
    <Stack gap="4">
      <ChoiceField
        label="Vital"
        value={vital}
        choices={vitalNames.map((one) => [one, vitalTexts[one].title] as const)}
        choose={choose}
      />
      <Plot
        {...vitalTexts[vital]}
        kind="lines"
        along="revision"
        series={[{ key: 'p75', name: vitalTexts[vital].title, colour: 'signal' }]}
        rows={revisions.filter((one) => one.vital === vital)}
      />
    </Stack>
  );
}
