import { Button } from '@chakra-ui/react';
import { tokenList, type ListedToken } from '@northgate/contracts/console/tokens';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { client } from '../../lib/client';
import { MakeTokenDialog } from './make-token-dialog';
import { TokensTable } from './tokens-table';
import { WithdrawDialog } from './withdraw-dialog';

/** Who may send releases of which app to this site. */
export function TokensPage() {
  const { data, error, reload } = useLoaded('tokens', async (signal) =>
    tokenList.parse((await client.get<unknown>('/api/tokens', { signal })).data),
  );
  const [isMaking, setIsMaking] = useState(false);
  const [leaving, setLeaving] = useState<ListedToken | null>(null);
  return (
    <>
      <PanelHead
        title="Tokens"
        lead="With a token somebody sends releases of one app here, from a CI or another machine."
        actions={
          data ? (
            <Button
              bg="signal"
              color="on-signal"
              _hover={{ bg: 'signal.hover' }}
              onClick={() => setIsMaking(true)}
            >
              Make a token
            </Button>
          ) : undefined
        }
      />
      {error && !data ? <Failed title="The tokens cannot be read" why={error} again={reload} /> : null}
      {!data && !error ? <Loading what="Reading the tokens" lines={3} /> : null}
      {data ? <TokensTable tokens={data.tokens} withdraw={setLeaving} /> : null}
      {isMaking && data ? (
        <MakeTokenDialog apps={data.apps} close={() => setIsMaking(false)} changed={reload} />
      ) : null}
      {leaving ? <WithdrawDialog token={leaving} close={() => setLeaving(null)} changed={reload} /> : null}
    </>
  );
}
