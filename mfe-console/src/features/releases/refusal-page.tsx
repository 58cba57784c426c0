import { Box, Button, Code, Heading, Stack } from '@chakra-ui/react';
import { refusalDetail, type RefusalDetail } from '@northgate/contracts/console/releases';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useNavigate, useParams } from 'react-router-dom';
import { client } from '../../lib/client';
import { useMay } from '../../lib/session-store';
import { timeText } from '@northgate/ui/console/time-text';
import { askRelease } from './ask-release';
import { LookDifference, Picture } from './look-difference';

/** Why a release was refused, with log and pictures, and the way to say that a look is wanted so. */
export function RefusalPage() {
  const { id = '' } = useParams();
  const { data, error, reload } = useLoaded(id, async (signal) =>
    refusalDetail.parse((await client.get<unknown>(`/api/releases/refusals/${id}`, { signal })).data),
  );
  const may = useMay('operator');
  const navigate = useNavigate();
  if (error && !data) return <Failed title="The refusal cannot be read" why={error} again={reload} />;
  if (!data) return <Loading what="Reading the refusal" />;
  const accept = async () => {
    if (await askRelease({ action: 'accept-look', refusal: id })) await navigate('/releases');
  };
  return (
    <>
      <PanelHead
        title={`${data.app} was refused`}
        lead={`Version ${data.version}, ${timeText(data.at)}`}
        actions={
          data.acceptable && may ? (
            <Button
              bg="signal"
              color="on-signal"
              _hover={{ bg: 'signal.hover' }}
              onClick={() => void accept()}
            >
              Release it with this look
            </Button>
          ) : undefined
        }
      />
      <Stack gap="10">
        <Findings {...data} />
        {data.looks.map((look, index) => (
          <LookDifference key={index} {...look} />
        ))}
        {data.pictures.map(({ path, address }) => (
          <Picture key={address} title={`${path} as the gate saw it`} of={path} address={address} />
        ))}
        {data.log ? (
          <Box as="section">
            <Heading as="h2" textStyle="h3" mb="2">
              What the worker printed
            </Heading>
            <Lines text={data.log} />
          </Box>
        ) : null}
      </Stack>
    </>
  );
}

const Findings = ({ problems }: RefusalDetail) => (
  <Box as="section">
    <Heading as="h2" textStyle="h3" mb="2">
      Why
    </Heading>
    <Stack gap="3">
      {problems.map((problem) => (
        <Lines key={problem} text={problem} />
      ))}
    </Stack>
  </Box>
);

const Lines = ({ text }: { text: string }) => (
  <Code bg="tide" display="block" whiteSpace="pre-wrap" wordBreak="break-word" p="4">
    {text}
  </Code>
);
