import { Button, Text } from '@chakra-ui/react';
import type { ListedToken } from '@northgate/contracts/console/tokens';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { client } from '../../lib/client';
import { notify } from '../../lib/notices';

interface WithdrawDialogProps {
  token: ListedToken;
  close: () => void;
  changed: () => void;
}

/** Asks before a token is withdrawn: nobody can bring it back. */
export function WithdrawDialog({ token, close, changed }: WithdrawDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      await client.delete(`/api/tokens/${token.id}`);
      notify({ text: `The token of ${token.by} is withdrawn.` });
      close();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    } finally {
      setIsBusy(false);
      // Somebody else may have withdrawn it meanwhile.
      changed();
    }
  };
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        Leave it
      </Button>
      <Button bg="bad" color="canvas" disabled={isBusy} onClick={() => void withdraw()}>
        Withdraw it
      </Button>
    </>
  );
  return (
    <FormDialog title={`Withdraw the token of ${token.by}?`} open close={close} actions={actions}>
      <Text>
        Nothing can be sent with token {token.id} for {token.app} from now on. It cannot be brought back;
        whoever uses it needs another one.
      </Text>
    </FormDialog>
  );
}
