import { Box, Button, Flex, Input } from '@chakra-ui/react';
import {
  deliveryStates,
  leadChoices,
  leadStatuses,
  type LeadFilter,
  type LeadPage,
} from '@northgate/contracts/console/leads';
import { ChoiceField } from '@northgate/ui/console/choice-field';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { SearchField } from '@northgate/ui/console/search-field';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { deliveryNames, statusNames } from '../../content/console-leads.content';
import { useDesk } from './desk-context';

interface LeadFiltersProps {
  filter: LeadFilter;
  change: (next: Partial<Record<keyof LeadFilter, string>>) => void;
  counts: LeadPage['counts'] | undefined;
}

/** What the list is narrowed to. */
export function LeadFilters({ filter, change, counts }: LeadFiltersProps) {
  const { client } = useDesk();
  const { data } = useLoaded('choices', async (signal) =>
    leadChoices.parse((await client.get<unknown>('/desk/leads/choices', { signal })).data),
  );
  const named = (values: readonly string[] = []) => values.map((value) => [value, value] as const);
  return (
    <Box mb="6">
      <StatusTabs filter={filter} change={change} counts={counts} />
      <Flex gap="3" wrap="wrap" align="flex-end" mt="4">
        <SearchField
          wanted={filter.search ?? ''}
          search={(search) => change({ search })}
          placeholder="Name, company, address, words"
        />
        <ChoiceField
          label="Owner"
          value={filter.owner ?? ''}
          choices={[['', 'Anybody'], ['-', 'Nobody'], ...named(data?.owners)]}
          choose={(owner) => change({ owner })}
        />
        <ChoiceField
          label="Service"
          value={filter.service ?? ''}
          choices={[['', 'All'], ...named(data?.services)]}
          choose={(service) => change({ service })}
        />
        <ChoiceField
          label="Delivery"
          value={filter.delivery ?? ''}
          choices={[['', 'Any'], ...deliveryStates.map((state) => [state, deliveryNames[state]] as const)]}
          choose={(delivery) => change({ delivery })}
        />
        {data?.campaigns.length ? (
          <ChoiceField
            label="Campaign"
            value={filter.campaign ?? ''}
            choices={[['', 'Any'], ...named(data.campaigns)]}
            choose={(campaign) => change({ campaign })}
          />
        ) : null}
        <Flex gap="3">
          <DayField label="From" value={filter.since} choose={(since) => change({ since })} />
          <DayField label="Until" value={filter.until} choose={(until) => change({ until })} />
        </Flex>
      </Flex>
    </Box>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  choose: (day: string) => void;
}

const DayField = ({ label, value = '', choose }: DayFieldProps) => (
  <LabelledField label={label}>
    <Input
      type="date"
      value={value}
      onChange={({ target }) => choose(target.value)}
      borderColor="control"
      bg="surface"
    />
  </LabelledField>
);

const StatusTabs = ({ filter: { status }, change, counts }: LeadFiltersProps) => (
  <Flex role="group" aria-label="Status" gap="2" wrap="wrap">
    {(['', ...leadStatuses] as const).map((one) => (
      <Button
        key={one}
        size="sm"
        variant={(status ?? '') === one ? 'solid' : 'outline'}
        aria-pressed={(status ?? '') === one}
        onClick={() => change({ status: one })}
      >
        {one ? statusNames[one] : 'All'}
        {counts ? (
          <Box as="span" fontVariantNumeric="tabular-nums" fontWeight="400">
            {one ? counts[one] : Object.values(counts).reduce((sum, count) => sum + count, 0)}
          </Box>
        ) : null}
      </Button>
    ))}
  </Flex>
);
