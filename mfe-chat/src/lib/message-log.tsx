import { frame } from '@northgate/contracts/frame';
import { cx } from '@northgate/ui/composition/class-names';
import { AnimatePresence, m, Motion, rising } from '@northgate/ui/motion/motion';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { chatTexts } from '../content/chat.content';
import { nextId, type ChatMessage, type Source } from './conversation.logic';
import { linkParts } from './link-parts.logic';
import styles from './message-log.module.css';

interface MessageLogProps {
  messages: ChatMessage[];
  /** False while the log is hidden and cannot scroll. */
  shown: boolean;
  /** Asks one of the questions that are offered; nothing while an answer is awaited. */
  onAsk: ((question: string) => void) | null;
  /** What has been written of the next answer. */
  written: string;
  /** Stands where the next answer will be; nothing when no answer is awaited. */
  waiting: ReactNode;
}

/** So near to the end, in pixels, a reader is taken along while an answer grows. */
const nearEnd = 120;

/**
 * What was said, newest last. A question scrolls to the end, an answer to its own beginning. An answer that is being
 * written is for the eyes; screen readers hear it once it is whole.
 */
export function MessageLog({ messages, shown, onAsk, written, waiting }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newestRole = messages.at(-1)?.role;
  useLayoutEffect(() => {
    const newest = log.current?.children[messages.length - 1];
    if (!shown || !log.current || !(newest instanceof HTMLElement)) return;
    log.current.scrollTop = newestRole === 'user' ? log.current.scrollHeight : newest.offsetTop - 28;
  }, [messages.length, newestRole, shown]);

  useLayoutEffect(() => {
    const growing = log.current?.children[messages.length];
    if (!written || !log.current || !(growing instanceof HTMLElement)) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    if (scrollHeight - scrollTop - clientHeight < nearEnd) log.current.scrollTop = growing.offsetTop - 28;
  }, [messages.length, written]);

  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={chatTexts.conversation}
      tabIndex={0}
      className={styles.log}
    >
      <Motion>
        <AnimatePresence initial={false}>
          {messages.map(({ id, role, content, sources, suggestions = [] }) => (
            <Line key={id} role={role}>
              <MessageText content={content} sources={sources} />
              {sources.length > 0 ? <Sources sources={sources} /> : null}
              {suggestions.length > 0 ? <Suggestions questions={suggestions} onAsk={onAsk} /> : null}
            </Line>
          ))}
          {waiting ? (
            // The answer takes this line over, so that it rises once.
            <Line key={nextId(messages)} role="assistant">
              {written ? (
                <p aria-hidden="true" className={cx(styles.text, styles.written)}>
                  {written}
                </p>
              ) : null}
              {waiting}
            </Line>
          ) : null}
        </AnimatePresence>
      </Motion>
    </div>
  );
}

function Line({ role, children }: { role: ChatMessage['role']; children: ReactNode }) {
  const assistant = role === 'assistant';
  return (
    <m.div {...rising()} className={cx(styles.line, assistant ? styles.assistant : styles.visitor)}>
      <p className={styles.who}>
        {assistant ? `${frame().brand.company.shortName} assistant` : chatTexts.you}
      </p>
      {children}
    </m.div>
  );
}

/** What is said here is kept as long as the tab is open, so other sites get one of their own. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** The text of a message as text; the pages of this site it names are links. */
const MessageText = ({ content, sources }: Pick<ChatMessage, 'content' | 'sources'>) => (
  <p className={styles.text}>
    {linkParts(content, sources, frame().brand).map(({ text, path }, index) =>
      path ? (
        <a key={index} href={path} {...(path.startsWith('/') ? {} : elsewhere)}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);

/** Questions the site does answer, each a button that asks it. */
const Suggestions = ({ questions, onAsk }: { questions: string[]; onAsk: MessageLogProps['onAsk'] }) => (
  <div className={styles.suggestions}>
    <p>{chatTexts.suggestions}</p>
    {questions.map((question) => (
      <button key={question} type="button" disabled={!onAsk} onClick={() => onAsk?.(question)}>
        {question}
      </button>
    ))}
  </div>
);

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
