import type { ComponentType } from 'react';
import { z } from 'zod';

/** `mfe-tools/contact-section`: the shared contact section with the anchor `#contact`. */
const contactSection = z.strictObject({
  /** Heading beside the form, written for the page it stands on. */
  heading: z.string(),
  /** `section` has a rule above and hangs the heading; `page` is the ruled sheet of /contact with office clocks. */
  layout: z.enum(['section', 'page']).optional(),
});
export type ContactSectionProps = z.infer<typeof contactSection>;

/** `mfe-tools/roi-calculator`: security guards against cameras, with the input rules of the page it stands on. */
const roiCalculator = z.strictObject({
  rules: z.enum(['cctv', 'infrastructure']),
  heading: z.string(),
});
export type RoiCalculatorProps = z.infer<typeof roiCalculator>;

/** `mfe-tools/readiness-calculator`: three steps to a score, with the anchor `#readiness`. */
const readinessCalculator = z.strictObject({
  /** Heading of the section; the calculator's own name unless given. */
  heading: z.string().optional(),
});
export type ReadinessCalculatorProps = z.infer<typeof readinessCalculator>;

/** `mfe-tools/quote-form`: the contact form's fields for one custom model, with the anchor `#quote`. */
const quoteForm = z.strictObject({
  /** The sentence beside the form, where the page has a better one than the form's own. */
  lead: z.string().optional(),
});
export type QuoteFormProps = z.infer<typeof quoteForm>;

/** `mfe-chat/chat-bar`: the inline chat, collapsed to one line. */
const chatBar = z.strictObject({
  /** Questions offered to those who do not know what to ask. */
  examples: z.array(z.string()),
});
export type ChatBarProps = z.infer<typeof chatBar>;

/** `mfe-chat/chat-modal`: the floating chat, opened and closed by its parent. */
const chatModal = z.strictObject({
  open: z.boolean(),
  /** Questions offered until the first one is asked. */
  examples: z.array(z.string()).optional(),
  onClose: z.custom<() => void>((value) => typeof value === 'function', 'it must be a function'),
});
export type ChatModalProps = z.infer<typeof chatModal>;

/**
 * The props of every component one app loads from another at run time, by `<remote>/<expose>`. Browsers get the types only;
 * the schemas are for who renders.
 */
export const remoteComponents = {
  'mfe-tools/contact-section': contactSection,
  'mfe-tools/roi-calculator': roiCalculator,
  'mfe-tools/readiness-calculator': readinessCalculator,
  'mfe-tools/quote-form': quoteForm,
  'mfe-chat/chat-bar': chatBar,
  'mfe-chat/chat-modal': chatModal,
};
export type RemoteComponentName = keyof typeof remoteComponents;
export type RemoteComponents = { [Name in RemoteComponentName]: z.infer<(typeof remoteComponents)[Name]> };

/** The module behind a component's expose: `export default … satisfies RemoteComponent<'mfe-chat/chat-bar'>`. */
export type RemoteComponent<Name extends RemoteComponentName> = ComponentType<RemoteComponents[Name]>;
