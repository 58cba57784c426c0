import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  open: boolean;
  close: () => void;
  /** A press beside it does not close it. */
  stays?: boolean;
  /** Buttons below it. */
  actions: ReactNode;
  children: ReactNode;
}

/** Something to fill in or to decide, above the panel. */
export const FormDialog = ({ title, open, close, stays = false, actions, children }: FormDialogProps) => (
  <Dialog.Root
    open={open}
    onOpenChange={(change) => change.open || close()}
    closeOnInteractOutside={!stays}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content bg="canvas" border="1.5px solid" borderColor="ink" boxShadow="pop">
          <Dialog.Header borderBottom="1px solid" borderColor="rule">
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body pt="4">{children}</Dialog.Body>
          <Dialog.Footer flexWrap="wrap">{actions}</Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
