import { Box, CloseButton, Drawer, Heading, Portal, Stack } from '@chakra-ui/react';
import { leadDetail, type LeadDetail } from '@northgate/contracts/console/leads';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useDesk } from './desk-context';
import { LeadDelivery } from './lead-delivery';
import { LeadFacts } from './lead-facts';
import { LeadNotes } from './lead-notes';
import { LeadState } from './lead-state';

interface LeadDrawerProps {
  /** The lead that is looked at; null for none. */
  id: string | null;
  close: () => void;
  /** The list has to be read again. */
  changed: () => void;
}

/** One lead with everything that is known and done about it. */
export const LeadDrawer = ({ id, close, changed }: LeadDrawerProps) => (
  <Drawer.Root open={id !== null} onOpenChange={({ open }) => open || close()} size="lg">
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content bg="canvas" borderLeft="1.5px solid" borderColor="ink">
          {id === null ? null : <LeadView key={id} id={id} changed={changed} />}
          <Drawer.CloseTrigger asChild>
            <CloseButton color="ink" aria-label="Close" />
          </Drawer.CloseTrigger>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
);

function LeadView({ id, changed }: { id: string; changed: () => void }) {
  const { client } = useDesk();
  const { data, error, reload, set } = useLoaded(id, async (signal) =>
    leadDetail.parse((await client.get<unknown>(`/desk/leads/${id}`, { signal })).data),
  );
  const show = (lead: unknown) => {
    set(leadDetail.parse(lead));
    changed();
  };
  const refresh = () => {
    reload();
    changed();
  };
  return (
    <>
      <Drawer.Header borderBottom="1px solid" borderColor="rule">
        <Drawer.Title>{data ? `${data.name}, ${data.company}` : 'Lead'}</Drawer.Title>
      </Drawer.Header>
      <Drawer.Body py="5">
        {error && !data ? <Failed title="The lead cannot be read" why={error} again={reload} /> : null}
        {!data && !error ? <Loading what="Reading the lead" /> : null}
        {data ? <LeadParts lead={data} show={show} refresh={refresh} /> : null}
      </Drawer.Body>
    </>
  );
}

interface LeadPartsProps {
  lead: LeadDetail;
  show: (lead: unknown) => void;
  refresh: () => void;
}

const LeadParts = ({ lead, show, refresh }: LeadPartsProps) => (
  <Stack gap="7">
    <LeadState lead={lead} changed={refresh} />
    <Box>
      <Heading as="h3" textStyle="h4" mb="1">
        Message
      </Heading>
      <Box whiteSpace="pre-wrap" wordBreak="break-word" maxW="70ch">
        {lead.message}
      </Box>
    </Box>
    <LeadFacts lead={lead} />
    <LeadNotes lead={lead} show={show} />
    <LeadDelivery lead={lead} show={show} />
  </Stack>
);
