import { island } from '@northgate/ui/composition/island';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { chatExamples, contact } from '../content/home.content';
import { ContactSection } from '../lib/contact-section';
import { ChatUnavailable } from '../features/chat-launcher/chat-unavailable';
import { chatPlaceId } from '../features/chat-launcher/chat-place-id';
import { ChatBarFallback } from '../features/home/chat-bar-fallback';

const Hero = staticPart(
  'home-hero',
  DRAWS_STATIC_PARTS && (() => import('../features/home/hero-section').then((m) => m.HeroSection)),
);
const HeroDialog = island(() => import('../features/home/hero-dialog').then((m) => m.HeroDialog), {
  name: 'hero-dialog',
  on: 'idle',
});
const ChatBar = remoteIsland('mfe-chat/chat-bar', {
  role: 'regular',
  on: 'interaction',
  Fallback: ChatBarFallback,
});
const HomeSections = staticPart(
  'home-offer',
  DRAWS_STATIC_PARTS && (() => import('../features/home/home-sections').then((m) => m.HomeSections)),
);
const ChatLauncher = island(
  () => import('../features/chat-launcher/chat-launcher').then((m) => m.ChatLauncher),
  { name: 'chat-launcher', on: 'idle', Fallback: ChatUnavailable },
);
const ClosedChat = staticPart(
  'home-closed-chat',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/chat-launcher/closed-chat').then((m) => m.loadClosedChat())),
);

/** The home page. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <HeroDialog />
      <div id={chatPlaceId}>
        <ChatBar examples={chatExamples} />
      </div>
      <HomeSections />
      <ContactSection heading={contact.heading} />
      <ChatLauncher examples={chatExamples} />
      <ClosedChat />
    </>
  );
}
