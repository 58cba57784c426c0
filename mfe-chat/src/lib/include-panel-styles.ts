import { includeStyles } from '@northgate/ui/composition/sheets';
import toneStyles from '@northgate/ui/components/text/tone.module.css';
import buttonStyles from '@northgate/ui/generated/button.module.css';
import fieldStyles from '@northgate/ui/generated/field.module.css';
import textStyles from '@northgate/ui/generated/text.module.css';
import textLinkStyles from '@northgate/ui/generated/text-link.module.css';
import viewStyles from './conversation-view.module.css';
import exampleStyles from './example-questions.module.css';
import composerStyles from './message-composer.module.css';
import logStyles from './message-log.module.css';

/** Puts the sheets of a conversation into the page: it first appears in the browser, where no sheet is added. */
export function includePanelStyles(...own: Readonly<Record<string, string>>[]): void {
  includeStyles(buttonStyles, fieldStyles, textStyles, textLinkStyles, toneStyles);
  includeStyles(exampleStyles, viewStyles, composerStyles, logStyles, ...own);
}
