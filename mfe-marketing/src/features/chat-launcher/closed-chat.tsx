import type { ChatModalProps } from '@northgate/contracts/components';
import { frame } from '@northgate/contracts/frame';
import type { ComponentType } from 'react';

/**
 * Renders the closed chat on the server, inert, so that the page carries its styles before the first click
 * loads its code. Without the chat's app there is nothing to carry.
 */
export async function loadClosedChat(): Promise<ComponentType> {
  const Modal = await frame()
    .loadComponent('mfe-chat/chat-modal')
    .then((loaded) => loaded as ComponentType<ChatModalProps>)
    .catch(() => null);
  return function ClosedChat() {
    return <template>{Modal ? <Modal open={false} onClose={() => {}} /> : null}</template>;
  };
}
