import { Box, Button, Checkbox, Flex, Link, Table, Text } from '@chakra-ui/react';
import { leadStatuses, type LeadLine, type LeadStatus } from '@northgate/contracts/console/leads';
import { WideTable } from '@northgate/ui/console/wide-table';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { deliveryNames, statusNames } from '../../content/console-leads.content';
import { timeText } from '@northgate/ui/console/time-text';
import { useDesk } from './desk-context';
import { useChangeLeads } from './use-change-leads';

interface LeadTableProps {
  leads: LeadLine[];
  /** What follows a lead's address, so that the list behind it stays as it is. */
  search: string;
  changed: () => void;
}

const columns = ['Received', 'From', 'About', 'Status', 'Owner', 'Delivery'];

/** The leads in lines; several can be chosen and changed together. */
export function LeadTable({ leads, search, changed }: LeadTableProps) {
  const { mayChange } = useDesk();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = useChangeLeads(changed);
  const shown = leads.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const setStatus = (status: LeadStatus) => {
    setChosen(new Set());
    void change(shown, { status });
  };
  return (
    <>
      {shown.length ? <Chosen count={shown.length} setStatus={setStatus} /> : null}
      <WideTable label="Leads" columns={mayChange ? ['Choose', ...columns] : columns}>
        {leads.map((lead) => (
          <Table.Row key={lead.id}>
            {mayChange ? (
              <Table.Cell>
                <Choose lead={lead} chosen={chosen.has(lead.id)} toggle={toggle} />
              </Table.Cell>
            ) : null}
            <LeadCells lead={lead} search={search} />
          </Table.Row>
        ))}
      </WideTable>
    </>
  );
}

const Chosen = ({ count, setStatus }: { count: number; setStatus: (status: LeadStatus) => void }) => (
  <Flex role="group" aria-label="Chosen leads" gap="2" wrap="wrap" align="center" mb="3">
    <Text>{count} chosen:</Text>
    {leadStatuses.map((status) => (
      <Button key={status} size="xs" variant="outline" onClick={() => setStatus(status)}>
        {statusNames[status]}
      </Button>
    ))}
  </Flex>
);

interface ChooseProps {
  lead: LeadLine;
  chosen: boolean;
  toggle: (id: string) => void;
}

const Choose = ({ lead, chosen, toggle }: ChooseProps) => (
  <Checkbox.Root checked={chosen} onCheckedChange={() => toggle(lead.id)} p="1">
    <Checkbox.HiddenInput aria-label={`Choose ${lead.name}, ${lead.company}`} />
    <Checkbox.Control borderColor="control" />
  </Checkbox.Root>
);

const LeadCells = ({ lead, search }: { lead: LeadLine; search: string }) => (
  <>
    <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {timeText(lead.createdAt)}
    </Table.Cell>
    <Table.Cell minW="160px">
      <Link asChild fontWeight="560" color="ink" textDecoration="underline">
        <RouterLink to={`/leads/${lead.id}${search}`}>{lead.name}</RouterLink>
      </Link>
      <Box color="ink.2">{lead.company}</Box>
    </Table.Cell>
    <Table.Cell minW="240px" maxW="420px">
      <Box>{lead.service}</Box>
      <Box color="ink.2" lineClamp="2" wordBreak="break-word">
        {lead.excerpt}
      </Box>
    </Table.Cell>
    <Table.Cell whiteSpace="nowrap">{statusNames[lead.status]}</Table.Cell>
    <Table.Cell>{lead.owner ?? '–'}</Table.Cell>
    <Table.Cell whiteSpace="nowrap" color={lead.delivery === 'dead' ? 'bad' : undefined}>
      {deliveryNames[lead.delivery]}
    </Table.Cell>
  </>
);
