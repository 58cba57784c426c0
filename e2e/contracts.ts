import type { RemoteComponent, RemoteComponentName } from '../packages/contracts/src/components';

/** The module each contract names, whichever app brings it. */
interface Exposed {
  'mfe-tools/contact-section': typeof import('../mfe-tools/src/expose/contact-section').default;
  'mfe-tools/roi-calculator': typeof import('../mfe-tools/src/expose/roi-calculator').default;
  'mfe-tools/readiness-calculator': typeof import('../mfe-tools/src/expose/readiness-calculator').default;
  'mfe-tools/quote-form': typeof import('../mfe-tools/src/expose/quote-form').default;
  'mfe-chat/chat-bar': typeof import('../mfe-chat/src/expose/chat-bar').default;
  'mfe-chat/chat-modal': typeof import('../mfe-chat/src/expose/chat-modal').default;
}

/** Does not compile when an app no longer exposes what others load from it, or exposes something else. */
export const kept = (exposed: Exposed): { [Name in RemoteComponentName]: RemoteComponent<Name> } => exposed;
