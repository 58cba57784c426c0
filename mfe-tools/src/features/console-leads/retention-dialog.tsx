import { Button, Input } from '@chakra-ui/react';
import { leadSettings } from '@northgate/contracts/console/leads';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { sentenceOf, useLoaded } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useDesk } from './desk-context';

/** Says for how long leads are kept. */
export function RetentionDialog({ open, close }: { open: boolean; close: () => void }) {
  const { client, notify } = useDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const { data, error, reload, set } = useLoaded(`retention ${open}`, async (signal) =>
    open ? leadSettings.parse((await client.get<unknown>('/desk/leads/settings', { signal })).data) : null,
  );
  const days = typed ?? String(data?.keepDays ?? '');
  const wanted = leadSettings.safeParse({ keepDays: /^\d+$/.test(days) ? Number(days) : null });
  const save = async () => {
    if (!wanted.success) return;
    try {
      set(leadSettings.parse((await client.put<unknown>('/desk/leads/settings', wanted.data)).data));
      const { keepDays } = wanted.data;
      notify({ text: keepDays ? `Leads are kept for ${keepDays} days.` : 'Leads are kept until erased.' });
      setTyped(null);
      close();
    } catch (failure) {
      notify({ text: sentenceOf(failure), kind: 'failed' });
    }
  };
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        Leave it
      </Button>
      <Button bg="signal" color="on-signal" disabled={!wanted.success || !data} onClick={() => void save()}>
        Keep this
      </Button>
    </>
  );
  return (
    <FormDialog title="How long leads are kept" open={open} close={close} actions={actions}>
      {error ? <Failed title="The setting cannot be read" why={error} again={reload} /> : null}
      {!data && !error ? <Loading what="Reading the setting" lines={1} /> : null}
      {data ? (
        <LabelledField
          label="Days"
          help="0 keeps them until somebody erases them. Older leads are erased every hour, with notes and notifications."
        >
          <Input
            inputMode="numeric"
            value={days}
            onChange={({ target }) => setTyped(target.value)}
            borderColor="control"
          />
        </LabelledField>
      ) : null}
    </FormDialog>
  );
}
