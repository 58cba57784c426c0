import type { ChatBarProps } from '@northgate/contracts/components';
import { paths } from '@northgate/site/paths';
import { Icon } from '@northgate/ui/components/text/icon';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { ArrowUpRight } from '@northgate/ui/icons/lucide';
import { useEffect, useRef, useState } from 'react';
import { chatTexts } from '../../content/chat.content';
import { includePanelStyles } from '../../lib/include-panel-styles';
import { usePanel } from '../../lib/use-panel';
import styles from './chat-bar.module.css';
import type { Opening } from './chat-panel';
import panelStyles from './chat-panel.module.css';

const fetchPanel = () => import('./chat-panel').then((module) => module.ChatPanel);

/**
 * The inline chat, closed to one line: a prompt and two questions to start with. The panel is fetched as soon as
 * somebody comes near, and stays when it is closed, so that its history and a question on its way stay too.
 */
export function ChatBar({ examples }: ChatBarProps) {
  if (SERVER) includePanelStyles(panelStyles);
  const { Panel, away, load } = usePanel(fetchPanel);
  const [opening, setOpening] = useState<Opening | null>(null);
  const prompt = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!opening && wasOpen.current) prompt.current?.focus();
    wasOpen.current = opening !== null;
  }, [opening]);

  const expand = (question?: string) => {
    load();
    setOpening({ at: Date.now(), question });
  };

  return (
    <section aria-label={chatTexts.region} className={styles.chat}>
      <div className={layout.wrap} onPointerEnter={load} onFocus={load} hidden={opening !== null}>
        <div className={styles.bar}>
          <button
            ref={prompt}
            type="button"
            className={styles.prompt}
            aria-expanded={opening !== null}
            onClick={() => expand()}
          >
            <i aria-hidden="true" className={styles.caret} />
            {chatTexts.prompt}
          </button>
          <span className={styles.examples}>
            {examples.slice(0, 2).map((example) => (
              <button key={example} type="button" className={styles.example} onClick={() => expand(example)}>
                {example}
              </button>
            ))}
          </span>
          <Icon of={ArrowUpRight} />
        </div>
      </div>
      {Panel ? <Panel opening={opening} examples={examples} onBack={() => setOpening(null)} /> : null}
      {opening && !Panel ? <Waiting away={away} onRetry={load} /> : null}
    </section>
  );
}

/** Holds the panel's place until it is there, or says that it will not come. */
const Waiting = ({ away, onRetry }: { away: boolean; onRetry: () => void }) => (
  <div className={cx(layout.wrap, !away && styles.place)}>
    {away ? (
      <div role="status" className={styles.away}>
        <p>{chatTexts.away}</p>
        <button type="button" className={styles.example} onClick={onRetry}>
          {chatTexts.retry}
        </button>
        <a href={paths.contact}>{chatTexts.contact}</a>
      </div>
    ) : (
      <p role="status" className={styles.away}>
        {chatTexts.opening}
      </p>
    )}
  </div>
);
