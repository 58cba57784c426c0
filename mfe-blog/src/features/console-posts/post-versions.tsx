import { Box, Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { postVersion, type VersionLine } from '@northgate/contracts/console/posts';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { WideTable } from '@northgate/ui/console/wide-table';
import { useState } from 'react';
import { versionNames } from '../../content/console-posts.content';
import { useDesk } from './desk-context';
import { FieldsDifference } from './fields-difference';
import { usePost, usePostStore } from './post-store';
import { differingFields } from './post-text';
import { timeText } from './time-text';

/** What the post said before, what differs from now, and a way back. */
export function PostVersions() {
  const detail = usePost((post) => post.detail);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!detail.versions.length)
    return <Empty title="No versions yet">The first one is kept when something is changed here.</Empty>;
  return (
    <>
      <WideTable label="Versions" columns={['Version', 'Saved', 'By', 'Kept because', '']}>
        {detail.versions.map((one) => (
          <VersionRow
            key={one.version}
            line={one}
            shown={chosen === one.version}
            show={() => setChosen(chosen === one.version ? null : one.version)}
          />
        ))}
      </WideTable>
      {detail.formerSlugs.length ? (
        <Text color="ink.2" mt="4">
          Leads here, too: {detail.formerSlugs.map((slug) => `/blog/${slug}`).join(', ')}
        </Text>
      ) : null}
      {chosen ? <ChosenVersion key={chosen} version={chosen} /> : null}
    </>
  );
}

interface VersionRowProps {
  line: VersionLine;
  shown: boolean;
  show: () => void;
}

const VersionRow = ({ line: { version, at, author, kind }, shown, show }: VersionRowProps) => (
  <Table.Row>
    <Table.Cell>{version}</Table.Cell>
    <Table.Cell whiteSpace="nowrap">{timeText(at)}</Table.Cell>
    <Table.Cell>{author}</Table.Cell>
    <Table.Cell>{versionNames[kind]}</Table.Cell>
    <Table.Cell>
      <Button size="xs" variant="outline" aria-pressed={shown} onClick={show}>
        Compare version {version}
      </Button>
    </Table.Cell>
  </Table.Row>
);

function ChosenVersion({ version }: { version: number }) {
  const { client, mayChange, notify } = useDesk();
  const store = usePostStore();
  const { detail, fields, replace } = usePost((post) => post);
  const { data, error, reload } = useLoaded(String(version), async (signal) =>
    postVersion.parse(
      (await client.get<unknown>(`/desk/posts/${detail.id}/versions/${version}`, { signal })).data,
    ),
  );
  if (error && !data) return <Failed title="The version cannot be read" why={error} again={reload} />;
  if (!data) return <Loading what="Reading the version" lines={3} />;
  const undo = () => {
    const isAsItWas = differingFields(store.getState().fields, data.fields).length === 0;
    if (isAsItWas) replace(fields);
    else notify({ text: 'Something was typed since, so nothing was taken back.', kind: 'failed' });
  };
  const goBack = () => {
    replace(data.fields);
    notify({ text: `It says what version ${version} said.`, undo });
  };
  return (
    <Box mt="6">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="3">
        <Heading as="h2" textStyle="h4">
          From version {version} to now
        </Heading>
        {mayChange ? (
          <Button size="sm" variant="outline" onClick={goBack}>
            Return to version {version}
          </Button>
        ) : null}
      </Flex>
      <FieldsDifference before={data.fields} after={fields} />
    </Box>
  );
}
