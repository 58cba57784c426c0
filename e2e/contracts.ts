import type { ComponentProps } from 'react';
import type {
  RemoteComponent,
  RemoteComponentName,
  RemoteComponents,
} from '../packages/contracts/src/components';

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

/** Props a component has and its contract does not: others cannot know of them, and a default value may hide a new name. */
type Unknown = {
  [Name in RemoteComponentName]: Exclude<keyof ComponentProps<Exposed[Name]>, keyof RemoteComponents[Name]>;
}[RemoteComponentName];

/** Does not compile when there is such a prop. */
export const nothingUnknown: [Unknown] extends [never] ? true : Unknown = true;
