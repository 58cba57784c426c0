import Models from './drawings/models.svg';
import Monitoring from './drawings/monitoring.svg';
import Security from './drawings/security.svg';
import Servers from './drawings/servers.svg';
import Training from './drawings/training.svg';

const symbols = {
  servers: Servers,
  models: Models,
  security: Security,
  monitoring: Monitoring,
  training: Training,
};

/** A small drawing of one part of the system, 176 × 108. */
export function ComponentSymbol({ name }: { name: keyof typeof symbols }) {
  const Drawing = symbols[name];
  return <Drawing />;
}
