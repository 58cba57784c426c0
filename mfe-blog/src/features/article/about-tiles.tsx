import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import type { IconDrawing } from '@northgate/ui/icons/icon-drawing';
import { BrainCircuit, Cctv, Server, Shield } from '@northgate/ui/icons/lucide';
import { article, type CapabilityIcon } from '../../content/article.content';
import styles from './about-company.module.css';

const icons: Record<CapabilityIcon, IconDrawing> = {
  server: Server,
  shield: Shield,
  camera: Cctv,
  model: BrainCircuit,
};

/** Four things the company does. */
export const AboutTiles = () => (
  <ul className={styles.tiles}>
    {article.about.capabilities.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon of={icons[icon]} />
        <div>
          <Text as="h3" look="h4">
            {title}
          </Text>
          <Text look="sm" tone="quiet">
            {text}
          </Text>
        </div>
      </li>
    ))}
  </ul>
);
