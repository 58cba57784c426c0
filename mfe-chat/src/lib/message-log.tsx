import { frame } from '@northgate/contracts/frame';
import { cx } from '@northgate/ui/composition/class-names';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { chatTexts } from '../content/chat.content';
import type { ChatMessage, Source } from './conversation.logic';
import styles from './message-log.module.css';

interface MessageLogProps {
  messages: ChatMessage[];
  /** False while the log is hidden and cannot scroll. */
  shown: boolean;
  /** Stands where the next answer will be; nothing when no answer is awaited. */
  waiting: ReactNode;
}

/** What was said, newest last. A question scrolls to the end, an answer to its own beginning. */
export function MessageLog({ messages, shown, waiting }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newestRole = messages.at(-1)?.role;
  useLayoutEffect(() => {
    const newest = log.current?.children[messages.length - 1];
    if (!shown || !log.current || !(newest instanceof HTMLElement)) return;
    log.current.scrollTop = newestRole === 'user' ? log.current.scrollHeight : newest.offsetTop - 28;
  }, [messages.length, newestRole, shown]);

  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={chatTexts.conversation}
      tabIndex={0}
      className={styles.log}
    >
      {messages.map(({ id, role, content, sources }) => (
        <Line key={id} role={role}>
          <p className={styles.text}>{content}</p>
          {sources.length > 0 ? <Sources sources={sources} /> : null}
        </Line>
      ))}
      {waiting ? <Line role="assistant">{waiting}</Line> : null}
    </div>
  );
}

function Line({ role, children }: { role: ChatMessage['role']; children: ReactNode }) {
  const assistant = role === 'assistant';
  return (
    <div className={cx(styles.line, assistant ? styles.assistant : styles.visitor)}>
      <p className={styles.who}>
        {assistant ? `${frame().brand.company.shortName} assistant` : chatTexts.you}
      </p>
      {children}
    </div>
  );
}

const Sources = ({ sources }: { sources: Source[] }) => (
  <p className={styles.sources}>
    {chatTexts.sources}{' '}
    {sources.map(({ title, path }) => (
      <a key={path} href={path}>
        {title}
      </a>
    ))}
  </p>
);
