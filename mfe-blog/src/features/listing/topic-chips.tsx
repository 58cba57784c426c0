import { Chip } from '@northgate/ui/components/controls/chip';
import { listing } from '../../content/listing.content';
import styles from './post-list.module.css';

interface TopicChipsProps {
  topics: string[];
  active: string | null;
  onChoose: (topic: string | null) => void;
}

/** "All Topics" and the topics of the posts, one of them pressed. */
export const TopicChips = ({ topics, active, onChoose }: TopicChipsProps) => (
  <div role="group" aria-label={listing.filters.topicsLabel} className={styles.topics}>
    <Chip pressed={active === null} onClick={() => onChoose(null)}>
      {listing.filters.allTopics}
    </Chip>
    {topics.map((topic) => (
      <Chip key={topic} pressed={topic === active} onClick={() => onChoose(topic)}>
        {topic}
      </Chip>
    ))}
  </div>
);
