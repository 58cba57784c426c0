import styles from './prose.module.css';

interface ProseProps {
  /** HTML the api has cleaned; it is put into the page as it is. */
  html: string;
  /** Id of the heading that names the text. */
  labelledBy?: string;
  /** What a table that scrolls is called. */
  tableLabel?: string;
  /** Label of a hidden button beside each piece of code, for a script that copies. */
  copyLabel?: string;
}

/** A text that arrives as HTML: paragraphs of 66 characters, square signal bullets, ruled tables, code on a tint. */
export const Prose = ({ html, labelledBy, tableLabel = 'Table', copyLabel }: ProseProps) => (
  <article
    aria-labelledby={labelledBy}
    className={styles.prose}
    dangerouslySetInnerHTML={{ __html: readableHtml(html, tableLabel, copyLabel) }}
  />
);

/** A whole tag with its quoted values, so that what looks like a tag inside a value is not taken for one. */
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Code and tables, which scroll in narrow columns, can be scrolled by keyboard. */
function readableHtml(html: string, tableLabel: string, copyLabel?: string): string {
  const replacements: Record<string, string> = {
    '<pre>': `${copyLabel ? `<figure><button type="button" data-copy hidden>${copyLabel}</button>` : ''}<pre tabindex="0">`,
    '</pre>': `</pre>${copyLabel ? '</figure>' : ''}`,
    '<table>': `<div role="group" aria-label="${tableLabel}" tabindex="0"><table>`,
    '</table>': '</table></div>',
  };
  return html.replace(tag, (found) => replacements[found] ?? found);
}
