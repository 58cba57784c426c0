import { Button, Link, List, Stack, Text } from '@chakra-ui/react';
import { candidateDetail, type CandidateDetail } from '@northgate/contracts/console/releases';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { timeText } from '@northgate/ui/console/time-text';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useNavigate, useParams } from 'react-router-dom';
import { client } from '../../lib/client';
import { useMay } from '../../lib/session-store';
import { askRelease } from './ask-release';
import { gateText } from './gate-text';
import { LookDifference } from './look-difference';

/** What the gate found of a candidate, and its pages beside the live ones, before it is made live. */
export function CandidatePage() {
  const { number = '' } = useParams();
  const { data, error, reload } = useLoaded(number, async (signal) =>
    candidateDetail.parse((await client.get<unknown>(`/api/releases/candidates/${number}`, { signal })).data),
  );
  const may = useMay('operator');
  const navigate = useNavigate();
  if (error && !data) return <Failed title="The candidate cannot be read" why={error} again={reload} />;
  if (!data) return <Loading what="Reading the candidate" />;
  const promote = async () => {
    if (await askRelease({ action: 'promote', candidate: data.number })) await navigate('/releases');
  };
  return (
    <>
      <PanelHead
        title={`Candidate ${data.number}`}
        lead={`${data.reason} (${data.changed.join(', ')}), by ${data.author}, until ${timeText(data.expiresAt)}`}
        actions={
          <>
            <Button asChild variant="outline">
              <Link href={data.link} target="_blank" rel="noreferrer">
                Look at it
              </Link>
            </Button>
            {may ? (
              <Button
                bg="signal"
                color="on-signal"
                _hover={{ bg: 'signal.hover' }}
                onClick={() => void promote()}
              >
                Promote it
              </Button>
            ) : null}
          </>
        }
      />
      <Stack gap="10">
        <Findings {...data} />
        {data.looks?.map((look) => (
          <LookDifference key={look.path + look.what} {...look} />
        ))}
      </Stack>
    </>
  );
}

const Findings = ({ gate, share, looks, others }: CandidateDetail) => (
  <Stack gap="3">
    <Text>
      The gate: {gateText(gate)}.{share ? ` ${share} % of the visitors see it.` : ''}
    </Text>
    {gate?.accepted?.length ? (
      <List.Root ps="5">
        {gate.accepted.map((accepted) => (
          <List.Item key={accepted}>Accepted: {accepted}</List.Item>
        ))}
      </List.Root>
    ) : null}
    {looks === null ? <Empty title="Its pages were not compared with the live ones" /> : null}
    {looks?.length === 0 ? <Empty title="Its pages look as the live ones do" /> : null}
    {looks?.length ? (
      <Text color="ink.2">
        Pages that look different from what was live when it was made
        {others ? `, without ${others} further ones` : ''}:
      </Text>
    ) : null}
  </Stack>
);
