import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** One stop of the scale and what stands under it. */
export interface Tab<Key extends string> {
  key: Key;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Start of all ids; unique on the page. */
  id: string;
  label: string;
  tabs: Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** Id of the panel under a tab, to move the focus there. */
export const tabPanelId = (id: string, key: string): string => `${id}-${key}-panel`;

const tabId = (id: string, key: string): string => `${id}-${key}-tab`;

/** The place a key leads to from the tab at `index`, null for keys that mean nothing here. */
function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs as labelled stops on a scale. Arrow keys, Home and End move between them and select; one is in the tab order. */
export function Tabs<Key extends string>({ id, label, tabs, selected, onSelect }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onSelect(tab.key);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} data-without-script="hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(id, tab.key)}
            className={styles.tab}
            aria-selected={tab.key === selected}
            aria-controls={tabPanelId(id, tab.key)}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={tabPanelId(id, tab.key)}
          className={styles.content}
          data-without-script="shown"
          aria-labelledby={tabId(id, tab.key)}
          tabIndex={-1}
          hidden={tab.key !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
