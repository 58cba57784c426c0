import { useState, type ComponentType } from 'react';
import type { RoiRules } from './roi.logic';

type Panel = ComponentType<{ rules: RoiRules }>;

/** The panel's code, which is asked for on first opening and again after a failure. */
export function useRoiPanel() {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [failed, setFailed] = useState(false);

  const load = async () => {
    setFailed(false);
    try {
      const { RoiPanel } = await import('./roi-panel');
      setPanel(() => RoiPanel);
    } catch {
      setFailed(true);
    }
  };
  return { Panel, failed, load };
}
