import type { RemoteComponent } from '@northgate/contracts/components';
import { ChatBar } from '../features/inline-chat/chat-bar';

/** The inline chat: one line that grows to a panel where it stands. */
export default ChatBar satisfies RemoteComponent<'mfe-chat/chat-bar'>;
