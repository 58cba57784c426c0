import { loadRemoteComponent } from '@northgate/ui/composition/load-remote-component';
import type { ComponentType } from 'react';

/**
 * Renders the closed chat on the server, inert, so that the page carries its styles before the first click
 * loads its code. Without the chat's app there is nothing to carry.
 */
export async function loadClosedChat(): Promise<ComponentType> {
  const Modal = await loadRemoteComponent('mfe-chat/chat-modal').catch(() => null);
  return function ClosedChat() {
    return <template>{Modal ? <Modal open={false} onClose={() => {}} /> : null}</template>;
  };
}
