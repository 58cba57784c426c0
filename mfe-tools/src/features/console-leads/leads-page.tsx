import { Button, Text } from '@chakra-ui/react';
import type { LeadPage } from '@northgate/contracts/console/leads';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { useNavigate, useParams } from 'react-router-dom';
import { LeadDrawer } from './lead-drawer';
import { LeadFilters } from './lead-filters';
import { LeadTable } from './lead-table';
import { LeadTools } from './lead-tools';
import { useFilter } from './use-filter';
import { useLeadList } from './use-lead-list';

/** The inbox: filters, the list, and the lead of the address in a drawer. */
export function LeadsPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { filter, search, change, clear } = useFilter();
  const list = useLeadList(filter);
  const { data, reload } = list;
  return (
    <>
      <PanelHead
        title="Leads"
        lead="What the contact forms brought in, the newest first."
        actions={<LeadTools filter={filter} changed={reload} />}
      />
      <LeadFilters filter={filter} change={change} counts={data?.counts} />
      {data ? (
        <LeadList list={list} data={data} search={search} clear={clear} />
      ) : list.error ? (
        <Failed title="The leads cannot be read" why={list.error} again={reload} />
      ) : (
        <Loading what="Reading the leads" lines={10} />
      )}
      <LeadDrawer id={id ?? null} close={() => void navigate(`/leads${search}`)} changed={reload} />
    </>
  );
}

interface LeadListProps {
  list: ReturnType<typeof useLeadList>;
  data: LeadPage;
  /** What the address says of the filter; empty for all leads. */
  search: string;
  clear: () => void;
}

function LeadList({ list, data, search, clear }: LeadListProps) {
  const { error, loading, reload, more, fetching } = list;
  if (data.total === 0) return <NoLeads narrowed={search !== ''} clear={clear} />;
  return (
    <>
      <Text color="ink.2" mb="2" aria-live="polite" aria-busy={loading}>
        {data.total === 1 ? '1 lead' : `${data.total} leads`}
        {error ? `, as it was before: ${error}` : ''}
      </Text>
      <LeadTable leads={data.leads} search={search} changed={reload} />
      {data.next ? (
        <Button variant="outline" mt="4" disabled={fetching || loading} onClick={() => void more()}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

const NoLeads = ({ narrowed, clear }: { narrowed: boolean; clear: () => void }) =>
  narrowed ? (
    <Empty title="No lead matches">
      <Button variant="outline" size="sm" mt="2" onClick={clear}>
        Show all leads
      </Button>
    </Empty>
  ) : (
    <Empty title="No leads yet">What is sent with the contact form appears here.</Empty>
  );
