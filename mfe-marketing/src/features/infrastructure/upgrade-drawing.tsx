import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import Capacity from './drawings/capacity.svg';
import styles from './upgrades-section.module.css';

/** The drawing of one category of upgrades. */
export function UpgradeDrawing({ name }: { name: 'capacity' | 'models' | 'security' }) {
  if (name === 'capacity') return <Capacity />;
  if (name === 'models') return <SubjectDrawing name="models" labels="never" />;
  return (
    <div className={styles.three}>
      {['cctv', 'cybersecurity', 'red-teaming'].map((subject) => (
        <SubjectDrawing key={subject} name={subject} labels="never" />
      ))}
    </div>
  );
}
