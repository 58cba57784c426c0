import { Button } from '@chakra-ui/react';
import { madeToken, type MadeToken, type TokenOrder } from '@northgate/contracts/console/tokens';
import type { AppName } from '@northgate/contracts/release';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { client } from '../../lib/client';
import { notify } from '../../lib/notices';
import { CopyToken, ShownToken } from './shown-token';
import { isWhole, TokenForm } from './token-form';

interface MakeTokenDialogProps {
  apps: AppName[];
  close: () => void;
  changed: () => void;
}

const form = 'make-token';

/** Asks what a token is to be, makes it and shows it. */
export function MakeTokenDialog({ apps, close, changed }: MakeTokenDialogProps) {
  const [made, setMade] = useState<MadeToken | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [order, setOrder] = useState<TokenOrder>({
    app: apps[0] ?? 'shell',
    by: '',
    days: 90,
    records: false,
  });
  const isReady = isWhole(order) && !isBusy;
  const make = async () => {
    if (!isReady) return;
    setIsBusy(true);
    try {
      setMade(madeToken.parse((await client.post<unknown>('/api/tokens', order)).data));
      changed();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    } finally {
      setIsBusy(false);
    }
  };
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        {made ? 'Done' : 'Leave it'}
      </Button>
      {made ? (
        <CopyToken token={made.token} />
      ) : (
        <Button type="submit" form={form} bg="signal" color="on-signal" disabled={!isReady}>
          Make it
        </Button>
      )}
    </>
  );
  return (
    <FormDialog
      title={made ? `The token of ${made.by}` : 'Make a token'}
      open
      close={close}
      stays={made !== null}
      actions={actions}
    >
      {made ? (
        <ShownToken made={made} />
      ) : (
        <TokenForm
          id={form}
          order={order}
          apps={apps}
          change={(part) => setOrder((before) => ({ ...before, ...part }))}
          send={() => void make()}
        />
      )}
    </FormDialog>
  );
}
