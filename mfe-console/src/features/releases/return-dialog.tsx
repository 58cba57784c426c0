import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { plannedReturn } from '@northgate/contracts/console/releases';
import { appName } from '@northgate/contracts/release';
import { Failed, Loading } from '@northgate/ui/console/state-views';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { client } from '../../lib/client';
import { askRelease } from './ask-release';

interface ReturnDialogProps {
  /** Number of a revision or name of an app; null while nothing is asked. */
  target: string | null;
  close: () => void;
}

/** Says whose releases a return takes back before it is made. */
export const ReturnDialog = ({ target, close }: ReturnDialogProps) => (
  <Dialog.Root open={target !== null} onOpenChange={({ open }) => open || close()} size="lg">
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content bg="canvas" border="1.5px solid" borderColor="ink" boxShadow="pop">
          {target === null ? null : <Plan target={target} close={close} />}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

function Plan({ target, close }: { target: string; close: () => void }) {
  const { data, error, reload } = useLoaded(target, async (signal) =>
    plannedReturn.parse((await client.get<unknown>(`/api/releases/return/${target}`, { signal })).data),
  );
  const app = appName.safeParse(target);
  const go = (sequence: number) => {
    close();
    void askRelease(
      app.success
        ? { action: 'take-back', app: app.data, sequence }
        : { action: 'return', revision: Number(target), sequence },
    );
  };
  return (
    <>
      <Dialog.Header borderBottom="1px solid" borderColor="rule">
        <Dialog.Title>{data?.question ?? `Return to ${target}?`}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="4">
        {error ? <Failed title="This cannot be done" why={error} again={reload} /> : null}
        {!data && !error ? <Loading what="Looking what it would do" lines={2} /> : null}
        <Stack gap="2">
          {data?.does.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          {data ? <Text color="ink.2">Nothing is lost: what is live now stays in the history.</Text> : null}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={close}>
          Leave it
        </Button>
        <Button
          bg="signal"
          color="on-signal"
          _hover={{ bg: 'signal.hover' }}
          disabled={!data}
          onClick={() => data && go(data.sequence)}
        >
          {(data?.question ?? 'Return').replace('?', '')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
