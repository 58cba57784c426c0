import { Button, Flex } from '@chakra-ui/react';
import { leadChoices, leadStatuses, type LeadDetail } from '@northgate/contracts/console/leads';
import { ChoiceField } from '@northgate/ui/console/choice-field';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { statusNames } from '../../content/console-leads.content';
import { useDesk } from './desk-context';
import { useChangeLeads } from './use-change-leads';

/** Where work on a lead stands, and who does it. */
export function LeadState({ lead, changed }: { lead: LeadDetail; changed: () => void }) {
  const { client, person, mayChange } = useDesk();
  const change = useChangeLeads(changed);
  const { data } = useLoaded('owners', async (signal) =>
    leadChoices.parse((await client.get<unknown>('/desk/leads/choices', { signal })).data),
  );
  const known = [person, lead.owner, ...(data?.owners ?? [])].filter((name) => name !== null);
  const owners = [...new Set(known)].sort();
  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      <ChoiceField
        label="Status"
        value={lead.status}
        choices={leadStatuses.map((status) => [status, statusNames[status]] as const)}
        choose={(status) => void change([lead.id], { status })}
        disabled={!mayChange}
      />
      <ChoiceField
        label="Owner"
        value={lead.owner ?? ''}
        choices={[['', 'Nobody'], ...owners.map((name) => [name, name] as const)]}
        choose={(owner) => void change([lead.id], { owner: owner || null })}
        disabled={!mayChange}
      />
      {mayChange && lead.owner !== person ? (
        <Button
          variant="outline"
          onClick={() =>
            void change([lead.id], {
              owner: person,
              ...(lead.status === 'new' ? { status: 'in-work' as const } : {}),
            })
          }
        >
          Take it
        </Button>
      ) : null}
    </Flex>
  );
}
