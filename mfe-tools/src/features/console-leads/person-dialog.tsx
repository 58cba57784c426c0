import { Button, Input, Text } from '@chakra-ui/react';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useDesk } from './desk-context';
import { saveFile } from './save-file';

interface PersonDialogProps {
  open: boolean;
  close: () => void;
  changed: () => void;
}

/** Hands out or erases what there is of one person. Erasing asks for the address twice: it cannot be taken back. */
export function PersonDialog({ open, close, changed }: PersonDialogProps) {
  const { client, notify } = useDesk();
  const [email, setEmail] = useState('');
  const [again, setAgain] = useState('');
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
  };
  const download = () =>
    attempt(async () => {
      const { data } = await client.post<{ leads: unknown[] }>('/desk/leads/persons/export', { email });
      if (data.leads.length === 0) return notify({ text: 'There is no lead with this address.' });
      saveFile('person.json', JSON.stringify(data, null, 2), 'application/json');
    });
  const erase = () =>
    attempt(async () => {
      const { data } = await client.post<{ erased: number }>('/desk/leads/persons/erase', { email });
      notify({ text: data.erased === 1 ? '1 lead was erased.' : `${data.erased} leads were erased.` });
      setEmail('');
      setAgain('');
      changed();
      close();
    });
  const same = again.trim().toLowerCase() === email.trim().toLowerCase();
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        Close
      </Button>
      <Button variant="outline" disabled={!email.trim()} onClick={() => void download()}>
        Save their data
      </Button>
      <Button bg="bad" color="canvas" disabled={!email.trim() || !same} onClick={() => void erase()}>
        Erase their data
      </Button>
    </>
  );
  return (
    <FormDialog title="Data of one person" open={open} close={close} actions={actions}>
      <LabelledField label="E-mail address">
        <Input
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          borderColor="control"
        />
      </LabelledField>
      <Text my="3" color="ink.2">
        Erasing takes away all leads with this address, with their notes and notifications. It cannot be taken
        back.
      </Text>
      <LabelledField label="The address again, to erase">
        <Input
          type="email"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
          borderColor="control"
        />
      </LabelledField>
    </FormDialog>
  );
}
