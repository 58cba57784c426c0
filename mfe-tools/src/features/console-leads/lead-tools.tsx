import { Button } from '@chakra-ui/react';
import type { LeadFilter } from '@northgate/contracts/console/leads';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useDesk } from './desk-context';
import { PersonDialog } from './person-dialog';
import { RetentionDialog } from './retention-dialog';
import { saveFile } from './save-file';

interface LeadToolsProps {
  filter: LeadFilter;
  changed: () => void;
}

/** What can be done with the leads as a whole. */
export function LeadTools({ filter, changed }: LeadToolsProps) {
  const { client, notify, mayChange, mayDecide } = useDesk();
  const [dialog, setDialog] = useState<'person' | 'retention' | null>(null);
  const close = () => setDialog(null);
  const download = async () => {
    try {
      const { data } = await client.post<string>('/desk/leads/csv', filter, { timeout: 60_000 });
      saveFile('leads.csv', data, 'text/csv');
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
  };
  const redeliver = async () => {
    try {
      const { data } = await client.post<{ notifications: number }>('/desk/leads/redeliveries');
      notify({ text: `${data.notifications} notifications are due again.` });
      changed();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
  };
  return (
    <>
      {filter.delivery === 'dead' && mayChange ? (
        <Button variant="outline" size="sm" onClick={() => void redeliver()}>
          Deliver all again
        </Button>
      ) : null}
      {mayChange ? (
        <Button variant="outline" size="sm" onClick={() => void download()}>
          Save as CSV
        </Button>
      ) : null}
      {mayDecide ? (
        <>
          <Button variant="outline" size="sm" onClick={() => setDialog('person')}>
            One person
          </Button>
          <Button variant="outline" size="sm" onClick={() => setDialog('retention')}>
            Retention
          </Button>
        </>
      ) : null}
      <PersonDialog open={dialog === 'person'} close={close} changed={changed} />
      <RetentionDialog open={dialog === 'retention'} close={close} />
    </>
  );
}
