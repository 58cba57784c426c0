import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { LeadDetail } from '@northgate/contracts/console/leads';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { deliveryNames } from '../../content/console-leads.content';
import { useDesk } from './desk-context';
import { timeText } from '@northgate/ui/console/time-text';

type Notification = LeadDetail['notifications'][number];

/** When the last or the next thing happens to a notification. */
function whenOf({ status, deliveredAt, nextAttemptAt }: Notification): string {
  if (status === 'delivered') return timeText(deliveredAt ?? '');
  if (status === 'pending') return `due ${timeText(nextAttemptAt)}`;
  if (status === 'held') return 'until a channel is set up';
  return status === 'withheld' ? 'looks like spam' : 'not tried again by itself';
}

/** Attempts to tell people about a lead, and another one. */
export function LeadDelivery({ lead, show }: { lead: LeadDetail; show: (lead: unknown) => void }) {
  const { client, notify, mayChange } = useDesk();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      show((await client.post(`/desk/leads/${lead.id}/redelivery`)).data);
      notify({ text: 'It is due again.' });
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
    setBusy(false);
  };
  return (
    <Box>
      <Heading as="h3" textStyle="h4" mb="2">
        Delivery
      </Heading>
      <Stack gap="2">
        {lead.notifications.map((one) => (
          <Box key={one.channel}>
            <Text>
              {one.channel === 'none' ? '' : `${one.channel}: `}
              <b>{deliveryNames[one.status]}</b>, {whenOf(one)}
              {one.attempts ? `, ${one.attempts} ${one.attempts === 1 ? 'attempt' : 'attempts'}` : ''}
            </Text>
            {one.lastError ? (
              <Text color="ink.2" wordBreak="break-word">
                {one.lastError}
              </Text>
            ) : null}
          </Box>
        ))}
      </Stack>
      {mayChange && lead.delivery !== 'delivered' ? (
        <Button size="sm" variant="outline" mt="3" disabled={busy} onClick={() => void again()}>
          Deliver again
        </Button>
      ) : null}
    </Box>
  );
}
