import { Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { toaster } from '../lib/notices';

/** What is said for a while in the corner. */
export const Notices = () => (
  <Portal>
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root
          width={{ md: 'sm' }}
          bg="surface"
          color="ink"
          border="1.5px solid"
          borderColor={toast.type === 'error' ? 'bad' : 'ink'}
          boxShadow="pop"
        >
          <Toast.Indicator color={toast.type === 'error' ? 'bad' : 'ok'} />
          <Stack gap="1" flex="1" maxWidth="100%">
            <Toast.Description color="ink">{toast.description}</Toast.Description>
          </Stack>
          {toast.action && <Toast.ActionTrigger color="signal">{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger color="ink" />
        </Toast.Root>
      )}
    </Toaster>
  </Portal>
);
