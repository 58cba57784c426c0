import type { RemoteComponent } from '@northgate/contracts/components';
import { ChatModal } from '../features/chat-modal/chat-modal';

/** The floating chat; its history lasts as long as it stays mounted. */
export default ChatModal satisfies RemoteComponent<'mfe-chat/chat-modal'>;
