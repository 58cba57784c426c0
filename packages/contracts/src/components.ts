import type { ComponentType } from 'react';

/** `mfe-tools/contact-section`: the shared contact section with the anchor `#contact`. */
export interface ContactSectionProps {
  /** Heading beside the form, written for the page it stands on. */
  heading: string;
  /** `section` has a rule above and hangs the heading; `page` is the ruled sheet of /contact with office clocks. */
  layout?: 'section' | 'page';
}

/** `mfe-tools/roi-calculator`: security guards against cameras, with the input rules of the page it stands on. */
export interface RoiCalculatorProps {
  rules: 'cctv' | 'infrastructure';
  heading: string;
}

/** `mfe-tools/readiness-calculator`: three steps to a score, with the anchor `#readiness`. */
export interface ReadinessCalculatorProps {
  /** Heading of the section; the calculator's own name unless given. */
  heading?: string;
}

/** `mfe-tools/quote-form`: the contact form's fields for one custom model, with the anchor `#quote`. */
export interface QuoteFormProps {
  /** The sentence beside the form, where the page has a better one than the form's own. */
  lead?: string;
}

/** `mfe-chat/chat-bar`: the inline chat, collapsed to one line. */
export interface ChatBarProps {
  /** Questions offered to those who do not know what to ask. */
  examples: string[];
}

/** `mfe-chat/chat-modal`: the floating chat, opened and closed by its parent. */
export interface ChatModalProps {
  open: boolean;
  onClose: () => void;
}

/** Every component one app loads from another at run time, by `<remote>/<expose>`. */
export interface RemoteComponents {
  'mfe-tools/contact-section': ContactSectionProps;
  'mfe-tools/roi-calculator': RoiCalculatorProps;
  'mfe-tools/readiness-calculator': ReadinessCalculatorProps;
  'mfe-tools/quote-form': QuoteFormProps;
  'mfe-chat/chat-bar': ChatBarProps;
  'mfe-chat/chat-modal': ChatModalProps;
}
export type RemoteComponentName = keyof RemoteComponents;

/** The module behind a component's expose: `export default … satisfies RemoteComponent<'mfe-chat/chat-bar'>`. */
export type RemoteComponent<Name extends RemoteComponentName> = ComponentType<RemoteComponents[Name]>;
