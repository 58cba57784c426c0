import styles from './safety-demo.module.css';

/** A prompt as it was typed, with the part that carries the attack marked. */
export function MarkedPrompt({ prompt, injected }: { prompt: string; injected: string }) {
  const [before = '', after = ''] = prompt.split(injected);
  return (
    <blockquote className={styles.prompt}>
      {before}
      <mark>{injected}</mark>
      {after}
    </blockquote>
  );
}
