import { palettes } from '../theme/tokens';
import { Prose } from '../components/text/prose';
import { Text } from '../components/text/text';
import { VisuallyHidden } from '../components/text/visually-hidden';
import type { Example } from './example';
import styles from './examples.module.css';

const looks = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body', 'sm', 'label', 'figure'] as const;

/** `ink2` is `--colors-ink-2`, `signalHover` is `--colors-signal-hover`. */
const propertyOf = (name: string): string =>
  `--colors-${name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const article = `
<p>A paragraph of an article, with <a href="#prose">a link</a>, <strong>weight</strong> and <code>code</code>.</p>
<h2>What the node does</h2><ul><li>Reads sixteen streams</li><li>Keeps faces inside the building</li></ul>
<h3>In order</h3><ol><li>Survey</li><li>Racks</li></ol>
<blockquote><p>It pays for itself within 12 months.</p></blockquote>
<pre><code>GET /api/blog/{slug}</code></pre>
<table><thead><tr><th>Codec</th><th>Stream</th></tr></thead><tbody><tr><td>H.265</td><td>640x480</td></tr></tbody></table>
<hr>`;

/** Words and colours. */
export const textExamples: Example[] = [
  {
    name: 'Text styles',
    from: 'components/text/text',
    wide: true,
    show: () => looks.map((look) => <TextLine key={look} look={look} />),
  },
  {
    name: 'Tones',
    from: 'components/text/text',
    show: () => (
      <>
        <Text look="body">Ink for what is read first.</Text>
        <Text look="body" tone="quiet">
          Quiet for what supports it.
        </Text>
        <Text look="body" tone="faint">
          Faint for meta.
        </Text>
        <VisuallyHidden>These words are for screen readers only.</VisuallyHidden>
      </>
    ),
  },
  {
    name: 'Colours',
    from: 'generated/tokens.css',
    show: () => (
      <ul className={styles.colours}>
        {Object.keys(palettes.day).map((name) => (
          <li key={name}>
            <i style={{ background: `var(${propertyOf(name)})` }} />
            <code>{propertyOf(name)}</code>
          </li>
        ))}
      </ul>
    ),
  },
  { name: 'Prose', from: 'components/text/prose', show: () => <Prose html={article} /> },
];

const TextLine = ({ look }: { look: (typeof looks)[number] }) => (
  <div className={styles.line}>
    <code>{look}</code>
    <Text as="div" look={look}>
      {look === 'figure' ? (
        <>
          99.7<small>%</small>
        </>
      ) : (
        'We build your AI.'
      )}
    </Text>
  </div>
);
