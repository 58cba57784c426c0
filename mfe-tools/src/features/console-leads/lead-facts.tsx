import { Box, DataList, Heading, Link } from '@chakra-ui/react';
import { campaignKeys } from '@northgate/contracts/campaign';
import type { LeadDetail } from '@northgate/contracts/console/leads';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { campaignNames } from '../../content/console-leads.content';
import { timeText } from '@northgate/ui/console/time-text';

/** Who wrote, how they can be reached, and where they came from. */
export const LeadFacts = ({ lead }: { lead: LeadDetail }) => (
  <Box>
    <Heading as="h3" textStyle="h4" mb="2">
      Facts
    </Heading>
    <DataList.Root orientation="horizontal" gap="1.5">
      <Fact name="Received">{timeText(lead.createdAt)}</Fact>
      <Fact name="E-mail">
        <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
      </Fact>
      <Fact name="Telephone">
        <Link href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`}>{lead.phone}</Link>
      </Fact>
      <Fact name="Service">{lead.service}</Fact>
      <Fact name="Sent from">{lead.page || 'not known'}</Fact>
      {campaignKeys.map((key) => (
        <Fact key={key} name={campaignNames[key]}>
          {lead.campaign[key]}
        </Fact>
      ))}
      <Fact name="Looks like spam">{lead.flagReasons.join('; ')}</Fact>
      <Fact name="Same address">{lead.others ? <OtherLeads lead={lead} /> : null}</Fact>
    </DataList.Root>
  </Box>
);

/** A line, where there is something to say. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <DataList.Item alignItems="flex-start">
      <DataList.ItemLabel color="ink.2">{name}</DataList.ItemLabel>
      <DataList.ItemValue wordBreak="break-word" minW="0">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  ) : null;

const OtherLeads = ({ lead: { email, others } }: { lead: LeadDetail }) => (
  <Link asChild>
    <RouterLink to={`/leads?search=${encodeURIComponent(email)}`}>
      {others === 1 ? 'Another lead' : `${others} other leads`}
    </RouterLink>
  </Link>
);
